import { useMemo, type ReactNode } from 'react'
import { usePlayback } from '../../motion/usePlayback.ts'
import { RECORD_FILLING } from '../../site/timings.ts'
import type { Texts } from '../../texts/resources.ts'
import { Panel, PanelBar } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { fillingTimeline, stageOf } from './filling.ts'
import styles from './LeadRecord.module.css'
import { ScorePart } from './ScorePart.tsx'

/** The field that each part of the score is read from: fit, need, timing, budget. */
const FIELD_OF_PART = [1, 2, 4, 6]

/**
 * A lead's record, filling in field by field, and the score that follows from it. Every word is there from the start, in
 * its place: only the looks play, so nothing moves, and assistive technology reads the finished record at any time.
 */
export function LeadRecord({ fields, next, parts, outOf, filling, ready, ...bar }: Texts['salesaicopilot']['record']) {
  const timeline = useMemo(() => fillingTimeline(fields.length, RECORD_FILLING), [fields.length])
  const { place, state } = usePlayback(timeline)
  const stages = parts.map((_, part) => stageOf(FIELD_OF_PART[part] ?? 0, state))
  const scored = stages.filter((stage) => stage === 'filled').length
  return (
    <div ref={place}>
      <Panel>
        <PanelBar {...bar}>
          <Turns
            current={state.filled === fields.length ? 1 : 0}
            turns={[
              <Tag key="filling" status="active" withDot>
                {filling}
              </Tag>,
              <Tag key="ready" status="done">
                {ready}
              </Tag>,
            ]}
          />
        </PanelBar>
        <dl className={styles.fields}>
          {fields.map(({ label, value, source }, index) => (
            <div key={label} data-stage={stageOf(index, state)}>
              <dt>{label}</dt>
              <dd className={styles.value}>
                <span>{value}</span>
              </dd>
              <dd className={styles.source}>{source}</dd>
            </div>
          ))}
          <div className={styles.empty}>
            <dt>{next.label}</dt>
            <dd className={styles.value}>
              <span>{next.value}</span>
            </dd>
            <dd className={styles.source}>{next.source}</dd>
          </div>
        </dl>
        <div className={styles.score}>
          <p>
            <b>
              <Turns current={scored} turns={sums(parts.map(({ points }) => Number(points)))} />
            </b>{' '}
            {outOf}
          </p>
          <ul>
            {parts.map((part, index) => (
              <ScorePart key={part.label} {...part} waiting={stages[index] !== 'filled'} />
            ))}
          </ul>
        </div>
      </Panel>
    </div>
  )
}

/** 0, then the sum after each part. */
function sums(points: readonly number[]): number[] {
  return points.reduce((sofar, more) => [...sofar, (sofar.at(-1) ?? 0) + more], [0])
}

/** Several things in the same place, one at a time. The last is the finished one: the only one that is read out. */
function Turns({ turns, current }: { turns: readonly ReactNode[]; current: number }) {
  return (
    <span className={styles.turns}>
      {turns.map((turn, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order never changes
        <span key={index} data-current={index === current} aria-hidden={index < turns.length - 1 || undefined}>
          {turn}
        </span>
      ))}
    </span>
  )
}
