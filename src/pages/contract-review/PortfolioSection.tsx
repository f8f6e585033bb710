import { useRef, useState } from 'react'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { scrollBehavior } from '#ui/motion/preference.ts'
import { usePlayOnce } from '#ui/motion/usePlayOnce.ts'
import { ContainedSection } from '#ui/Section.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { Square } from './Halftone.tsx'
import { contracts, kinds, indexesOf, openedAt, portfolio, riskLayers, type Contract } from './portfolio.ts'
import { PortfolioMap } from './PortfolioMap.tsx'
import { RiskCard } from './RiskCard.tsx'
import { traceSteps } from './sample-data.ts'
import styles from './PortfolioSection.module.css'

const levels = ['high', 'medium', 'clear'] as const

export function PortfolioSection({ map, card }: Pick<PageTexts, 'map' | 'card'>) {
  const { ref, 'data-playing': playing } = usePlayOnce(false)
  const cards = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(openedAt)
  const other = at === openedAt ? undefined : contracts[at]
  const name = other ? map.kinds[other.kind] : card.name
  const about = other ? `${other.index + 1}/${other.of}` : card.about
  const select = (kind: string, index: number) => {
    const found = contracts.findIndex((each) => each.kind === kind && each.index === index)
    setAt(found < 0 ? openedAt : found)
  }
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
        <PortfolioMap
          ref={ref}
          data-playing={playing}
          data-og-image=""
          kinds={kinds.map((kind) => toMapKind(kind, map, contracts[at]))}
          onPoint={(kind, index, { type }) => {
            select(kind, index)
            // The top of the card may be below the screen.
            if (type === 'click')
              cards.current?.querySelector('svg')?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
          }}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(openedAt)}
        >
          <input
            type="range"
            data-only="scripts"
            autoComplete="off"
            aria-label={map.choose}
            aria-valuetext={`${name} ${about}, ${card.levels[other?.level ?? 'high']}`}
            max={contracts.length - 1}
            value={at}
            onChange={({ target }) => setAt(target.valueAsNumber)}
            onBlur={() => setAt(openedAt)}
          />
        </PortfolioMap>
        <Cluster gap={5} className={styles.trace}>
          <DemoTrace {...map.trace} statuses={traceSteps.portfolio} />
          <PauseControl />
        </Cluster>
      </Stack>
      <div ref={cards} className={styles.cards}>
        <RiskCard {...card} />
        {other && <RiskCard {...card} name={name} about={about} contract={other} />}
      </div>
    </ContainedSection>
  )
}

type Kind = (typeof kinds)[number]

function toMapKind({ id, risks }: Kind, { kinds: names, high: note }: PageTexts['map'], open?: Contract) {
  const { medium, high } = riskLayers(risks)
  return {
    id,
    contracts: risks.length,
    marks: { ring: id === open?.kind ? [open.index] : [], medium, high },
    text: (
      <>
        <b>{names[id]}</b> {risks.length}
        {high.length > 0 && `, ${high.length} ${note}`}
      </>
    ),
  }
}
