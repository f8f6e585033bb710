import { mergeTexts } from '#i18n/merge-texts.ts'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { Trace } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { Square } from './Halftone.tsx'
import { kinds, indexesOf, portfolio } from './portfolio.ts'
import { PortfolioMap } from './PortfolioMap.tsx'
import { RiskCard } from './RiskCard.tsx'
import { remainingContracts, traceSteps } from './sample-data.ts'
import styles from './ReviewHeroSection.module.css'

type Review = PageTexts
type Props = Review['hero'] & Pick<Review, 'map' | 'card'>

const levels = ['high', 'medium', 'clear'] as const

/** The opened contract, as an index into the high risks of its kind. */
const [opened] = remainingContracts

export function ReviewHeroSection({ map, card, ...texts }: Props) {
  return (
    <>
      <section className={styles.hero}>
        <Container>
          <HeroIntro page="contract-review" {...texts} split>
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
                      <b>{indexesOf(level, portfolio).length}</b> {map.levels[level]}
                    </span>
                  </li>
                ))}
              </ul>
            </figcaption>
            <PortfolioMap kinds={kinds.map((kind) => toMapKind(kind, map))} />
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

function toMapKind({ id, risks, remaining }: (typeof kinds)[number], { kinds: names, high: note }: Review['map']) {
  const high = indexesOf('high', risks)
  return {
    id,
    contracts: risks.length,
    marks: [
      ['medium', indexesOf('medium', risks)],
      ['ring', id === opened.kind ? remaining : []],
      ['high', high],
    ] as const,
    text: (
      <>
        <b>{names[id]}</b> {risks.length}
        {high.length > 0 && `, ${high.length} ${note}`}
      </>
    ),
  }
}
