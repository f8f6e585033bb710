import { TitledSection } from '#sections/TitledSection.tsx'
import { clockTime } from '#site/clock.ts'
import { Grid } from '#ui/Layout.tsx'
import { isOwnAgent, describeAgent } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { DURATION_S, parts } from './sample.ts'
import styles from './MinuteRuler.module.css'

/** In seconds: the gap between two parts of the ruler, and the width of a tick. The ruler is one tick longer. */
const GAP = 0.8
const TICK = 0.3

/** `every` is in seconds. */
const ticks = [
  { every: 5, height: 10 },
  { every: 30, height: 16 },
  { every: 60, height: 26 },
]

/** Height of the leader lines, and distance between the text columns in seconds. */
const LEAD = 30
const COLUMN = (DURATION_S * 1.035) / parts.length

export function MinutesSection({ title, lead, steps }: PageTexts['process']) {
  return (
    <TitledSection title={title} lead={isOwnAgent ? lead : undefined}>
      <svg className={styles.ruler} viewBox={`0 0 ${DURATION_S + TICK} 44`} preserveAspectRatio="none" aria-hidden>
        {ticks.map(({ every, height }) => (
          <path
            key={every}
            d={`M0 ${30 - height / 2}H${DURATION_S + TICK}`}
            strokeWidth={height}
            strokeDasharray={`${TICK} ${every - TICK}`}
          />
        ))}
        {parts.map(({ id, from }, index) => {
          const to = parts[index + 1]?.from ?? DURATION_S + GAP
          return <rect key={id} className={styles[id]} x={from} y="34" width={to - from - GAP} height="8" />
        })}
      </svg>
      <svg className={styles.leads} viewBox={`0 0 ${DURATION_S} ${LEAD}`} preserveAspectRatio="none" aria-hidden>
        {parts.map(({ id, from }, index) => (
          <path key={id} d={`M${from} 0V${LEAD / 3}L${index * COLUMN} ${(LEAD * 2) / 3}V${LEAD}`} />
        ))}
      </svg>
      <Grid as="ol" columns={3} gap={9} className={styles.steps}>
        {parts.map(({ id, from }) => {
          const { title: heading, text, here }: { title: string; text: string; here?: string } = steps[id]
          return (
            <li key={id} className={styles[id]}>
              <b>{clockTime(from * 1000)}</b>
              <h3>{heading}</h3>
              <p>{describeAgent(text, here)}</p>
            </li>
          )
        })}
      </Grid>
    </TitledSection>
  )
}
