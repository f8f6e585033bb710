import { Section } from '#ui/Section.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { OpenWidgetButton } from './OpenWidgetButton.tsx'
import styles from './FreeSection.module.css'

type Props = PageTexts['close'] & { start: string }

/** The footer's voice chat clicks this button, which it finds by `data-voice-widget`. */
export function FreeSection({ title, text, start }: Props) {
  return (
    <Section ground="tint" className={styles.band}>
      <Wrap className={styles.columns}>
        <h2>{title}</h2>
        <p>{text}</p>
        <OpenWidgetButton variant="ink" label={start} data-voice-widget="" />
      </Wrap>
    </Section>
  )
}
