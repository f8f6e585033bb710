import { PortfolioMap } from './PortfolioMap.tsx'
import { kinds, left, placesOf, portfolio } from './portfolio.ts'
import { Square } from './Halftone.tsx'
import { RiskCard } from './RiskCard.tsx'
import { traced } from './traced.ts'
import { contractsLeft } from './sample-data.ts'
import type { PageTexts } from './definition.ts'
import { Trace } from '../../ui/Panel.tsx'
import { Section } from '../../ui/Section.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { ConversionLinks } from '../../sections/ConversionLinks.tsx'
import { HeroWords } from '../../sections/HeroWords.tsx'
import styles from './ReviewHeroSection.module.css'

type Review = PageTexts
type Props = Review['hero'] & Pick<Review, 'map' | 'card'>

const levels = ['high', 'medium', 'clear'] as const

/** The opened contract, as a place among the contracts of its kind. */
const [opened] = contractsLeft

/** Words on paper, then the whole portfolio from edge to edge with one contract opened. */
export function ReviewHeroSection({ map, card, ...words }: Props) {
  return (
    <>
      <section className={styles.hero}>
        <Wrap>
          <HeroWords page="contract-review" {...words} split>
            <ConversionLinks />
          </HeroWords>
        </Wrap>
      </section>
      <Section ground="forest" className={styles.band}>
        <Wrap className={styles.columns}>
          <figure className={styles.map} aria-label={map.label}>
            <figcaption className={styles.caption}>
              <p className={styles.total}>
                <b>{portfolio.length}</b> {map.total}
              </p>
              <ul className={styles.legend}>
                {levels.map((level) => (
                  <li key={level}>
                    <Square mark={level} />
                    <span>
                      <b>{placesOf(level, portfolio).length}</b> {map.levels[level]}
                    </span>
                  </li>
                ))}
              </ul>
            </figcaption>
            <PortfolioMap kinds={kinds.map((risks, kind) => mapped(risks, kind, map))} />
            <div className={styles.trace}>
              <Trace label={map.trace.label} steps={traced(map.trace.steps, 'active')} />
            </div>
          </figure>
          <RiskCard {...card} />
        </Wrap>
      </Section>
    </>
  )
}

/** A kind of contract with its risks, and a ring around the one that is opened. */
function mapped(risks: (typeof kinds)[number], kind: number, { kinds: names, high: note }: Review['map']) {
  const high = placesOf('high', risks)
  const ringed = kind === opened.kind ? (left[kind] ?? []) : []
  return {
    contracts: risks.length,
    marks: [
      ['medium', placesOf('medium', risks)],
      ['ring', ringed],
      ['high', high],
    ] as const,
    words: (
      <>
        <b>{names[kind]}</b> {risks.length}
        {high.length > 0 && `, ${high.length} ${note}`}
      </>
    ),
  }
}
