import { useEffect, type RefObject } from 'react'
import { useLanguage } from '../../texts/useTexts.ts'
import { classes } from '../../ui/classes.ts'
import grounds from '../../ui/Ground.module.css'
import { useWidgetFrame, type FirstPhase } from './useWidgetFrame.ts'
import { isEscape } from './is-escape.ts'
import { widgetAddress } from './widget-address.ts'
import { WidgetPoster, type WidgetTexts } from './WidgetPoster.tsx'
import styles from './WidgetFrame.module.css'

type Props = {
  box: RefObject<HTMLDivElement | null>
  texts: WidgetTexts
  first: FirstPhase
  className?: string | undefined
  /** Escape, pressed inside the frame. */
  onEscape?: () => void
}

/** The local widget page in a frame, and what stands there while it is not. */
export function WidgetFrame({ box, texts, first, className, onEscape }: Props) {
  const language = useLanguage()
  const { frame, phase, attempt, load } = useWidgetFrame(box, first)
  useEffect(() => {
    // Whoever has asked for it wants to be there.
    if (first === 'loading') box.current?.focus()
  }, [box, first])
  const loadAgain = () => {
    // The button goes, the place stays.
    box.current?.focus()
    load()
  }
  return (
    <div ref={box} tabIndex={-1} className={classes(styles.box, grounds.light, className)} data-phase={phase}>
      {phase !== 'shown' && <WidgetPoster texts={texts} phase={phase} onLoad={loadAgain} />}
      {phase !== 'waiting' && phase !== 'elsewhere' && (
        <iframe
          // A new attempt is a new frame: the old one may be stuck.
          key={`${language} ${attempt}`}
          ref={frame}
          className={classes(styles.frame, phase !== 'shown' && styles.unseen)}
          src={widgetAddress(language, { framed: true })}
          title={texts.title}
          loading="lazy"
          onLoad={({ currentTarget }) => {
            // Keys that are pressed in a frame are not heard around it.
            currentTarget.contentDocument?.addEventListener('keydown', (event) => isEscape(event) && onEscape?.())
          }}
        />
      )}
    </div>
  )
}
