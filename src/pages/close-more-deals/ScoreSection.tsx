import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { DealTile } from './DealTile.tsx'
import type { PageTexts } from './definition.ts'
import { dealById, EXPLAINED_DEAL } from './sample-data.ts'
import { ScoreSum } from './ScoreSum.tsx'
import styles from './ScoreSection.module.css'

export function ScoreSection({ title, lead, parts, total, deals }: PageTexts['score'] & Pick<PageTexts, 'deals'>) {
  return (
    <Section>
      <Container>
        <div className={styles.head}>
          <SectionHeading title={title} lead={lead} />
          <svg className={styles.tile} aria-hidden>
            <DealTile deal={dealById(EXPLAINED_DEAL)} texts={deals} />
          </svg>
        </div>
        <ScoreSum parts={parts} total={total} />
      </Container>
    </Section>
  )
}
