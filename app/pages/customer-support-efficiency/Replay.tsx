import { withWords } from '../../texts/with-words.ts'
import type { PageTexts } from './definition.ts'
import { useLanguage } from '../../texts/useTexts.ts'
import { Panel, PanelBar, Trace } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { byHand, withAssistant } from './replay.ts'
import { ReplayHalf } from './ReplayHalf.tsx'
import { traceSteps } from './sample-data.ts'
import { StretchSwatch } from './Stretches.tsx'
import { axisHours } from './time.ts'
import styles from './Replay.module.css'

/** The axis; its styles know the number of its hours too. */
const HOURS = 7
const MINUTES = HOURS * 60

type Props = { texts: PageTexts['hero']['replay'] }

/** The same tickets twice on one time axis: by hand above it, with the assistant below. */
export function Replay({ texts }: Props) {
  const hours = axisHours(HOURS, useLanguage())
  const shared = { minutes: MINUTES, texts }
  return (
    <Panel className={styles.replay}>
      <PanelBar initials={texts.initials} name={texts.name} state={texts.state}>
        <Tag status="idle">{texts.sample}</Tag>
      </PanelBar>
      <ReplayHalf {...texts.byHand} {...shared} work={byHand} />
      <div className={styles.axis} aria-hidden>
        <span>{texts.day}</span>
        <ol>
          {hours.map(({ hour, unit }) => (
            <li key={hour}>
              {hour}
              <span>{unit}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.better}>
        <ReplayHalf {...texts.withAssistant} {...shared} work={withAssistant} />
      </div>
      <ul className={styles.key}>
        <li>
          <StretchSwatch kind="waiting" />
          {texts.key.waiting}
        </li>
        <li>
          <StretchSwatch kind="person" />
          {texts.key.person}
        </li>
        <li>
          <StretchSwatch kind="assistant" />
          {texts.key.assistant}
        </li>
        <li>{texts.key.scale}</li>
      </ul>
      <Trace label={texts.trace.label} steps={withWords(traceSteps, texts.trace.steps)} />
    </Panel>
  )
}
