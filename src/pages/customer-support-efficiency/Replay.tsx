import { useRef, useState } from 'react'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { replayByHand, replayWithAssistant } from './replay.ts'
import { ReplayHalf } from './ReplayHalf.tsx'
import { REPLAYED_MINUTES, traceSteps } from './sample-data.ts'
import { StretchSwatch } from './Stretches.tsx'
import { TimeAxis } from './TimeAxis.tsx'
import styles from './Replay.module.css'

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
        <div className={styles.better}>
          <ReplayHalf {...texts.withAssistant} {...shared} work={replayWithAssistant} />
        </div>
      </div>
      <ul className={styles.key}>
        {(['waiting', 'person', 'assistant'] as const).map((kind) => (
          <li key={kind}>
            <StretchSwatch kind={kind} />
            {texts.key[kind]}
          </li>
        ))}
        <li>{texts.key.scale}</li>
      </ul>
      <DemoTrace {...texts.trace} statuses={traceSteps} />
    </Panel>
  )
}
