import { TitledSection } from '#sections/TitledSection.tsx'
import { Stack } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import styles from './StallsSection.module.css'

export function StallsSection({ title, lead, start, end, stalls }: PageTexts['problems']) {
  return (
    <TitledSection surface="sand" title={title} lead={lead} gap={11}>
      <div className={styles.way}>
        <p className={styles.end}>{start}</p>
        <ol className={styles.stalls}>
          {[stalls.formats, stalls.expert, stalls.policy, stalls.reasons].map((stall) => (
            <Stack as="li" key={stall.where} gap={2}>
              <p className={styles.where}>{stall.where}</p>
              <h3>{stall.title}</h3>
              <p>{stall.text}</p>
            </Stack>
          ))}
        </ol>
        <p className={styles.end}>{end}</p>
      </div>
    </TitledSection>
  )
}
