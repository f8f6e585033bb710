import { mergeTexts } from '#i18n/merge-texts.ts'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Trace } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { Square } from './Halftone.tsx'
import { kinds, placesOf, portfolio } from './portfolio.ts'
import { PortfolioMap } from './PortfolioMap.tsx'
import { RiskCard } from './RiskCard.tsx'
import { contractsLeft, traceSteps } from './sample-data.ts'
import styles from './ReviewHeroSection.module.css'

type Review = PageTexts
type Props = Review['hero'] & Pick<Review, 'map' | 'card'>

const levels = ['high', 'medium', 'clear'] as const

/** The opened contract, as an index into the high risks of its kind. */
const [opened] = contractsLeft

export function ReviewHeroSection({ map, card, ...words }: Props) {
  return (
    <>
      <section className={styles.hero}>
        <Container>
          <HeroIntro page="contract-review" {...words} split>
            <ConversionLinks />
          </HeroIntro>
        </Container>
      </section>
      <Section surface="deep" className={styles.band}>
        <Container className={styles.columns}>
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
            <PortfolioMap kinds={kinds.map((kind) => mapped(kind, map))} />
            <div className={styles.trace}>
              <Trace label={map.trace.label} steps={mergeTexts(traceSteps.portfolio, map.trace.steps)} />
              <PauseControl />
            </div>
          </figure>
          <RiskCard {...card} />
        </Container>
      </Section>
    </>
  )
}

function mapped({ id, risks, left }: (typeof kinds)[number], { kinds: names, high: note }: Review['map']) {
  const high = placesOf('high', risks)
  return {
    id,
    contracts: risks.length,
    marks: [
      ['medium', placesOf('medium', risks)],
      ['ring', id === opened.kind ? left : []],
      ['high', high],
    ] as const,
    words: (
      <>
        <b>{names[id]}</b> {risks.length}
        {high.length > 0 && `, ${high.length} ${note}`}
      </>
    ),
  }
}
