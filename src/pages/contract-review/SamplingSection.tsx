import { GrowOnView } from '#ui/GrowOnView.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone } from './Halftone.tsx'
import { indexesOf, portfolio, readByHand } from './portfolio.ts'
import styles from './SamplingSection.module.css'

export function SamplingSection({ title, lead, read, legend, items }: PageTexts['problem']) {
  return (
    <ContainedSection>
      <div className={styles.columns}>
        <SectionHeading title={title} lead={lead} />
        <figure>
          <GrowOnView className={styles.map}>
            <Halftone
              count={portfolio.length}
              grid={{ lines: 'rows', length: 20 }}
              layers={{
                faint: [...portfolio.keys()],
                clear: indexesOf('clear', portfolio).filter(isRead),
                medium: indexesOf('medium', portfolio).filter(isRead),
                high: indexesOf('high', portfolio).filter(isRead),
              }}
            />
          </GrowOnView>
          <figcaption className={styles.caption}>
            <p>
              <b>
                {readByHand.size}/{portfolio.length}
              </b>{' '}
              {read}
            </p>
            <p>{legend}</p>
          </figcaption>
        </figure>
      </div>
      <TextColumns items={(['unread', 'twoReaders', 'readOnce'] as const).map((id) => items[id])} />
    </ContainedSection>
  )
}

function isRead(contract: number): boolean {
  return readByHand.has(contract)
}
