import { X } from 'lucide'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { WidgetFrame } from './WidgetFrame.tsx'
import type { WidgetTexts } from './WidgetPoster.tsx'
import styles from './WidgetPanel.module.css'

type Props = { ref: RefObject<HTMLDialogElement | null>; texts: WidgetTexts; onLeave: () => void }

/** Below this width the panel is a modal sheet, above it the page stays usable. 767px in em, like the built CSS. */
const NARROW = '(max-width: 47.9375em)'

export function WidgetPanel({ ref, texts, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (window.matchMedia(NARROW).matches) ref.current?.showModal()
    else ref.current?.show()
    // Focus moves on into the frame once it has loaded.
    box.current?.focus()
  }, [ref])
  return (
    <dialog ref={ref} className={styles.panel} aria-label={texts.title} onClose={onLeave}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <p>{texts.title}</p>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={onLeave}>
            <Icon of={X} size={20} />
          </button>
        </div>
        <WidgetFrame box={box} texts={texts} first="waiting" className={styles.frame} onEscape={onLeave} />
      </div>
    </dialog>
  )
}
