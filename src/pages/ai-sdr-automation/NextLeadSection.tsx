import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { TypingBubble } from '#ui/Chat.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import styles from './NextLeadSection.module.css'

export function NextLeadSection({ title, text }: PageTexts['close']) {
  return (
    <ContainedSection surface="brand" containerClass={styles.columns}>
      <div>
        <ol className={styles.typing} aria-hidden>
          <TypingBubble />
        </ol>
        <h2>{title}</h2>
      </div>
      <div>
        <p className={styles.text}>{text}</p>
        <ConversionActions />
      </div>
    </ContainedSection>
  )
}
