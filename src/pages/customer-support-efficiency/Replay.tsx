import { useId, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Slider } from '#ui/Slider.tsx'
import { Tag } from '#ui/Status.tsx'
import { AxisHours } from './AxisHours.tsx'
import type { PageTexts } from './definition.ts'
import { dayTimeline, replayByHand, replayWithAssistant, REPLAY_STEP_MINUTES } from './replay.ts'
import { ReplayHalf } from './ReplayHalf.tsx'
import { REPLAYED_MINUTES, traceSteps, REPLAYED_HOURS } from './sample-data.ts'
import { StretchSwatch } from './Stretches.tsx'
import { formatTime } from './time.ts'
import styles from './Replay.module.css'
import axisStyles from './TimeAxis.module.css'

export function Replay({ texts }: { texts: PageTexts['hero']['replay'] }) {
  const { ref: axis, state: played } = usePlayback(dayTimeline)
  const [chosen, choose] = useState<number>()
  const until = chosen ?? played
  const day = useRef<HTMLDivElement>(null)
  const shared = { until, texts }

  useLayoutEffect(() => day.current?.style.setProperty('--share', String(until / REPLAYED_MINUTES)), [until])

  return (
    <Panel className={styles.replay}>
      <PanelBar initials={texts.initials} name={texts.name} state={texts.state}>
        <Tag status="idle">{texts.sample}</Tag>
      </PanelBar>
      <div ref={day} className={styles.day} data-og-image="">
        <ReplayHalf {...texts.byHand} {...shared} work={replayByHand} />
        <TimeAxis ref={axis} label={texts.until} until={until} onChange={choose} />
        <ReplayHalf {...texts.withAssistant} {...shared} work={replayWithAssistant} />
      </div>
      <Cluster as="ul" className={styles.key} gap={7}>
        {(['waiting', 'person', 'assistant'] as const).map((kind) => (
          <Cluster as="li" key={kind} gap={3}>
            <StretchSwatch kind={kind} />
            {texts.key[kind]}
          </Cluster>
        ))}
        <li>{texts.key.scale}</li>
      </Cluster>
      <DemoTrace {...texts.trace} statuses={traceSteps} />
    </Panel>
  )
}

type AxisProps = { ref: Ref<HTMLDivElement>; label: string; until: number; onChange: (minute: number) => void }

/** Without JavaScript the full day is shown. */
function TimeAxis({ ref, label, until, onChange }: AxisProps) {
  const language = useLanguage()
  const id = useId()
  // The visitor takes over where the handle is.
  const takeOver = () => onChange(until)
  return (
    <div ref={ref} className={axisStyles.axis}>
      <label htmlFor={id}>{label}</label>
      <AxisHours count={REPLAYED_HOURS} />
      <Slider
        id={id}
        max={REPLAYED_MINUTES}
        step={REPLAY_STEP_MINUTES}
        value={until}
        aria-valuetext={formatTime(until, language)}
        onPointerDown={takeOver}
        onKeyDown={takeOver}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <b aria-hidden>{formatTime(until, language)}</b>
    </div>
  )
}
