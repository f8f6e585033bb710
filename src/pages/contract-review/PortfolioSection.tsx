import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { Square } from './Halftone.tsx'
import { kinds, indexesOf, portfolio, riskLayers } from './portfolio.ts'
import { PortfolioMap } from './PortfolioMap.tsx'
import { RiskCard } from './RiskCard.tsx'
import { remainingContracts, traceSteps } from './sample-data.ts'
import styles from './PortfolioSection.module.css'

const levels = ['high', 'medium', 'clear'] as const

/** The opened contract, as an index into the high risks of its kind. */
const [opened] = remainingContracts

export function PortfolioSection({ map, card }: Pick<PageTexts, 'map' | 'card'>) {
  return (
    <ContainedSection surface="deep" className={styles.band} containerClass={styles.columns}>
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
        <PortfolioMap data-og-image="" kinds={kinds.map((kind) => toMapKind(kind, map))} />
        <div className={styles.trace}>
          <DemoTrace {...map.trace} statuses={traceSteps.portfolio} />
          <PauseControl />
        </div>
      </figure>
      <RiskCard {...card} />
    </ContainedSection>
  )
}

function toMapKind({ id, risks, remaining }: (typeof kinds)[number], { kinds: names, high: note }: PageTexts['map']) {
  const { medium, high } = riskLayers(risks)
  return {
    id,
    contracts: risks.length,
    marks: { medium, ring: id === opened.kind ? remaining : [], high },
    text: (
      <>
        <b>{names[id]}</b> {risks.length}
        {high.length > 0 && `, ${high.length} ${note}`}
      </>
    ),
  }
}
