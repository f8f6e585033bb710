import { Grow } from '#ui/Grow.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { WordColumns } from '#ui/WordColumns.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone } from './Halftone.tsx'
import { placesOf, portfolio, readByHand } from './portfolio.ts'
import styles from './SamplingSection.module.css'

const problems = ['unread', 'twoReaders', 'readOnce'] as const

const levels = ['clear', 'medium', 'high'] as const

export function SamplingSection({ title, lead, read, legend, items }: PageTexts['problem']) {
  return (
    <Section>
      <Wrap>
        <div className={styles.columns}>
          <SectionHeading title={title} lead={lead} />
          <figure>
            <Grow className={styles.map}>
              <Halftone
                count={portfolio.length}
                grid={{ lines: 'rows', length: 20 }}
                layers={[
                  ['faint', [...portfolio.keys()]],
                  ...levels.map((level) => [level, placesOf(level, portfolio).filter(isRead)] as const),
                ]}
              />
            </Grow>
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
        <WordColumns items={problems.map((id) => items[id])} />
      </Wrap>
    </Section>
  )
}

function isRead(contract: number): boolean {
  return readByHand.has(contract)
}
