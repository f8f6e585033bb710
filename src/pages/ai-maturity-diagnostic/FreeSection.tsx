import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { OpenWidgetButton } from './OpenWidgetButton.tsx'
import styles from './FreeSection.module.css'

/** The footer's voice chat clicks this button, which it finds by `data-voice-widget`. */
export function FreeSection({ title, text, start }: PageTexts['close'] & { start: string }) {
  return (
    <ContainedSection surface="tint" className={styles.band} containerClass={styles.columns}>
      <h2>{title}</h2>
      <p>{text}</p>
      <OpenWidgetButton variant="ink" label={start} data-voice-widget="" />
    </ContainedSection>
  )
}
