import { FileText } from 'lucide'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Meter } from '#ui/Meter.tsx'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Panel } from '#ui/Panel.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ContractPage } from './ContractPage.tsx'
import type { PageTexts } from './definition.ts'
import { Findings } from './Findings.tsx'
import { hasReached, readingTimeline } from './reading.ts'
import { clauses, contractPages } from './sample-data.ts'
import styles from './ContractDesk.module.css'

/** Everything is rendered from the start: later steps are hidden visually only, so assistive technology gets them. */
export function ContractDesk({ label, file, reading, read, ...desk }: PageTexts['desk']) {
  const { ref, state } = usePlayback(readingTimeline)
  const readAll = hasReached(state, 'findings')
  const pagesRead = readAll ? contractPages.all : contractPages.before + state.read / clauses.length
  return (
    <div ref={ref} role="group" aria-label={label}>
      <Panel className={styles.window}>
        <div className={styles.bar}>
          <Icon of={FileText} size={20} />
          <b>{file}</b>
          <VisuallyHidden>{read}</VisuallyHidden>
          <span className={styles.progress} aria-hidden>
            <StatusDot status={readAll ? 'done' : 'active'} />
            {readAll ? read : reading}
            <Meter percent={Math.round((pagesRead / contractPages.all) * 100)} className={styles.meter} />
          </span>
          <PauseControl />
        </div>
        <div className={styles.desk}>
          <ContractPage {...desk} state={state} />
          <Findings {...desk} state={state} />
        </div>
      </Panel>
    </div>
  )
}
