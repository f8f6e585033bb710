import type { ReactNode } from 'react'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { RECORD_FILLING } from '#site/timings.ts'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { fillingTimeline, stageOf } from './filling.ts'
import { recordFields, scoreParts, totalPoints } from './sample-data.ts'
import styles from './LeadRecord.module.css'

const timeline = fillingTimeline(recordFields.length, RECORD_FILLING)

/** Drawing units. One mark per point. */
const MARK = { width: 3.6, step: 6 }
const MOST_POINTS = 25
const HEIGHT = { mark: 26, missing: 14 }

/** Each row of marks is one dashed line. */
const marks = { y1: HEIGHT.mark / 2, y2: HEIGHT.mark / 2, strokeDasharray: `${MARK.width} ${MARK.step - MARK.width}` }

/** All text is rendered from the start, so nothing shifts and assistive technology reads the finished record. */
export function LeadRecord({ fields, next, parts, outOf, filling, ready, ...bar }: PageTexts['record']) {
  const { ref, state } = usePlayback(timeline)
  const finished = state.filled === recordFields.length
  const filled = new Set<string>(recordFields.slice(0, state.filled))
  const sofar = scoreParts.filter(({ field }) => filled.has(field))
  return (
    <Panel ref={ref} className={styles.record} data-og-image="">
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
        <PauseControl />
      </PanelBar>
      <dl className={styles.fields}>
        {recordFields.map((id, index) => (
          <div key={id} data-stage={stageOf(index, state)}>
            <dt>{fields[id].label}</dt>
            <dd className={styles.value}>
              <span>{fields[id].value}</span>
            </dd>
            <dd className={styles.source}>{fields[id].source}</dd>
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
      <Stack gap={7} className={styles.score}>
        <Cluster as="p" gap={4}>
          <b>
            <Outcome reached={finished} sofar={totalPoints(sofar)} final={totalPoints(scoreParts)} />
          </b>{' '}
          {outOf}
        </Cluster>
        <Stack as="ul">
          {scoreParts.map(({ id, points, field }) => (
            <li key={id} className={styles.part} data-stage={filled.has(field) ? undefined : 'waiting'}>
              <svg viewBox={`0 0 ${MOST_POINTS * MARK.step} ${HEIGHT.mark}`} preserveAspectRatio="none" aria-hidden>
                <line {...marks} x2={MOST_POINTS * MARK.step} strokeWidth={HEIGHT.missing} />
                <line {...marks} x2={points * MARK.step} strokeWidth={HEIGHT.mark} className={styles.given} />
              </svg>
              <b>
                {parts[id].label} <span>{points}</span>
              </b>
              <p>{parts[id].reason}</p>
            </li>
          ))}
        </Stack>
      </Stack>
    </Panel>
  )
}

/** The value changes without moving. Screen readers only get the final one. */
function Outcome({ reached, sofar, final }: { reached: boolean; sofar: ReactNode; final: ReactNode }) {
  return (
    <span className={styles.outcome} data-stage={reached ? undefined : 'waiting'}>
      <span aria-hidden>{sofar}</span>
      <span>{final}</span>
    </span>
  )
}
