import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { SDR_STAGE_MS, STILL_BEFORE_PLAY_MS } from '#site/timings.ts'
import { Cluster } from '#ui/Layout.tsx'
import { rotation } from '#ui/motion/timeline.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Panel } from '#ui/Panel.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { pipelineTrace, sdrStages } from './sample-data.ts'
import { UnitDots } from './UnitDots.tsx'
import styles from './LeadPipeline.module.css'

/** Five dots per row, with enough rows for the fullest stage. LeadPipeline.module.css repeats these numbers. */
export const STAGE_GRID = { columns: 5, rows: 26 }

/** Each stage with the leads that moved on to the next one. In the last stage all have, so it has no percentage. */
export const stages = sdrStages.map(({ id, leads }, index) => {
  const next = sdrStages[index + 1]?.leads
  return { id, leads, movedOn: next ?? leads, movedOnPercent: next && Math.round((next / leads) * 100) }
})

/** Without motion, the last stage is highlighted: it matches the conversation beside it. */
const stageLoop = rotation(stages.length, SDR_STAGE_MS)
const highlights = { ...stageLoop, finishedMs: stageLoop.loopMs - STILL_BEFORE_PLAY_MS }

/** One dot per lead, solid if it moved on. */
export function LeadPipeline({ live, now, stages: texts, legend, trace, ...bar }: PageTexts['pipeline']) {
  const { ref, state: current } = usePlayback<number, HTMLOListElement>(highlights, { holds: true })
  return (
    <Panel data-og-image="">
      <LivePanelBar {...bar} tag={live} />
      <ol ref={ref} className={styles.stages} role="list" aria-label={bar.name}>
        {stages.map(({ id, leads, movedOn, movedOnPercent }, index) => (
          <li key={id} data-current={index === current || undefined}>
            <p>
              <span className={styles.now} aria-hidden>
                <StatusDot status="active" />
                {now}
              </span>
              <b>{leads}</b> {texts[id].name}
            </p>
            <div className={styles.dots}>
              <UnitDots {...STAGE_GRID} solid={[0, movedOn]} faint={[movedOn, leads]} />
            </div>
            <small>
              {movedOnPercent !== undefined && <span>{movedOnPercent}% </span>}
              {texts[id].then}
            </small>
          </li>
        ))}
      </ol>
      <Cluster as="p" className={styles.legend} aria-hidden>
        <span>{legend.movedOn}</span>
        <span>{legend.rest}</span>
      </Cluster>
      <DemoTrace {...trace} statuses={pipelineTrace} />
    </Panel>
  )
}
