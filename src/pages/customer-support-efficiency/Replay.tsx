import { useRef, useState, useId } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Slider } from '#ui/Slider.tsx'
import { Tag } from '#ui/Status.tsx'
import { AxisHours } from './AxisHours.tsx'
import type { PageTexts } from './definition.ts'
import { replayByHand, replayWithAssistant } from './replay.ts'
import { ReplayHalf } from './ReplayHalf.tsx'
import { REPLAYED_MINUTES, traceSteps, REPLAYED_HOURS } from './sample-data.ts'
import { StretchSwatch } from './Stretches.tsx'
import { formatTime } from './time.ts'
import styles from './Replay.module.css'
import axisStyles from './TimeAxis.module.css'

export function Replay({ texts }: { texts: PageTexts['hero']['replay'] }) {
  const [until, setUntil] = useState(REPLAYED_MINUTES)
  const day = useRef<HTMLDivElement>(null)
  const shared = { until, texts }

  function goTo(minute: number) {
    setUntil(minute)
    day.current?.style.setProperty('--share', String(minute / REPLAYED_MINUTES))
  }

  return (
    <Panel className={styles.replay}>
      <PanelBar initials={texts.initials} name={texts.name} state={texts.state}>
        <Tag status="idle">{texts.sample}</Tag>
      </PanelBar>
      <div ref={day} className={styles.day} data-og-image="">
        <ReplayHalf {...texts.byHand} {...shared} work={replayByHand} />
        <TimeAxis label={texts.until} until={until} onChange={goTo} />
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

/** Without JavaScript the full day is shown. */
function TimeAxis({ label, until, onChange }: { label: string; until: number; onChange: (minute: number) => void }) {
  const language = useLanguage()
  const id = useId()
  return (
    <div className={axisStyles.axis}>
      <label htmlFor={id}>{label}</label>
      <AxisHours count={REPLAYED_HOURS} />
      <Slider
        id={id}
        max={REPLAYED_MINUTES}
        step={5}
        defaultValue={REPLAYED_MINUTES}
        aria-valuetext={formatTime(until, language)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <b aria-hidden>{formatTime(until, language)}</b>
    </div>
  )
}
