import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { Stat } from '#ui/Stat.tsx'
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
      <Stack as="figure" gap={6} className={styles.map} aria-label={map.label}>
        <Cluster as="figcaption" gap={9} className={styles.caption}>
          <Stat value={String(portfolio.length)} label={map.total} />
          <Cluster as="ul" gap={8}>
            {levels.map((level) => (
              <Cluster as="li" key={level} gap={3}>
                <Square mark={level} />
                <span>
                  <b>{indexesOf(level, portfolio).length}</b> {map.levels[level]}
                </span>
              </Cluster>
            ))}
          </Cluster>
        </Cluster>
        <PortfolioMap data-og-image="" kinds={kinds.map((kind) => toMapKind(kind, map))} />
        <Cluster gap={5} className={styles.trace}>
          <DemoTrace {...map.trace} statuses={traceSteps.portfolio} />
          <PauseControl />
        </Cluster>
      </Stack>
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
