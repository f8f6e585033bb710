import { useMemo, type ReactNode } from 'react'
import { usePlayback } from '../../motion/usePlayback.ts'
import { RECORD_FILLING } from '../../site/timings.ts'
import type { PageTexts } from './definition.ts'
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
export function LeadRecord({ fields, next, parts, outOf, filling, ready, ...bar }: PageTexts['record']) {
  const timeline = useMemo(() => fillingTimeline(fields.length, RECORD_FILLING), [fields.length])
  const { ref, state } = usePlayback(timeline)
  const finished = state.filled === fields.length
  const scores = parts.map(({ points }, part) => ({
    points: Number(points),
    waiting: stageOf(FIELD_OF_PART[part] ?? 0, state) !== 'filled',
  }))
  return (
    <div ref={ref}>
      <Panel>
        <PanelBar {...bar}>
          <Outcome
            reached={finished}
            sofar={
              <Tag status="active" withDot>
                {filling}
              </Tag>
            }
            final={<Tag status="done">{ready}</Tag>}
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
              <Outcome reached={finished} sofar={sum(scores.filter(({ waiting }) => !waiting))} final={sum(scores)} />
            </b>{' '}
            {outOf}
          </p>
          <ul>
            {parts.map((part, index) => (
              <ScorePart key={part.label} {...part} waiting={scores[index]?.waiting ?? false} />
            ))}
          </ul>
        </div>
      </Panel>
    </div>
  )
}

function sum(scores: readonly { points: number }[]): number {
  return scores.reduce((total, { points }) => total + points, 0)
}

/** Something that changes until it is final, in one place. Only the final one is read out, at any time. */
function Outcome({ reached, sofar, final }: { reached: boolean; sofar: ReactNode; final: ReactNode }) {
  return (
    <span className={styles.outcome} data-reached={reached}>
      <span aria-hidden>{sofar}</span>
      <span>{final}</span>
    </span>
  )
}
