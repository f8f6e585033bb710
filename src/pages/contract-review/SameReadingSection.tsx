import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone, type Mark } from './Halftone.tsx'
import { changedContracts, indexesOf, portfolio } from './portfolio.ts'
import styles from './SameReadingSection.module.css'

const everything = [...portfolio.keys()]
const medium = indexesOf('medium', portfolio)
const high = indexesOf('high', portfolio)

type Reading = {
  id: keyof PageTexts['reading']['items']
  /** Number of contracts affected. */
  count: number
  layers: readonly (readonly [mark: Mark, indexes: readonly number[]])[]
}

const readings: readonly Reading[] = [
  {
    id: 'everyPage',
    count: portfolio.length,
    layers: [
      ['clear', everything],
      ['medium', medium],
      ['high', high],
    ],
  },
  {
    id: 'again',
    count: changedContracts.length,
    layers: [
      ['clear', everything],
      ['ring', changedContracts],
      ['medium', [...medium, ...changedContracts]],
      ['high', high],
    ],
  },
  {
    id: 'decision',
    count: high.length,
    layers: [
      ['faint', everything],
      ['high', high],
    ],
  },
]

export function SameReadingSection({ title, lead, items }: PageTexts['reading']) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <ul className={styles.readings}>
          {readings.map(({ id, count, layers }) => (
            <li key={id}>
              <GrowOnView>
                <Halftone count={portfolio.length} grid={{ lines: 'rows', length: 20 }} layers={layers} />
              </GrowOnView>
              <div>
                <Stat value={String(count)} label={items[id].unit} />
                <h3>{items[id].title}</h3>
                <p>{items[id].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
