import { X } from 'lucide'
import { useRef, type RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { WidgetFrame } from './WidgetFrame.tsx'
import type { WidgetTexts } from './WidgetPoster.tsx'
import styles from './WidgetPanel.module.css'

type Props = { place: RefObject<HTMLDivElement | null>; texts: WidgetTexts; onLeave: () => void }

/** The widget page in a panel over the page; on a phone, a sheet from below. The page behind it stays in reach. */
export function WidgetPanel({ place, texts, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={styles.scrim} />
      <div ref={place} className={styles.panel} role="dialog" aria-label={texts.title}>
        <div className={styles.bar}>
          <p>{texts.title}</p>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={onLeave}>
            <Icon of={X} size={20} />
          </button>
        </div>
        <WidgetFrame box={box} texts={texts} first="loading" className={styles.frame} onEscape={onLeave} />
      </div>
    </>
  )
}
