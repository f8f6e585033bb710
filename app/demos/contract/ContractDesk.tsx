import { FileText } from 'lucide'
import { usePlayback } from '../../motion/usePlayback.ts'
import type { Texts } from '../../texts/resources.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusDot } from '../../ui/Status.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ContractPage } from './ContractPage.tsx'
import { Findings } from './Findings.tsx'
import { CLAUSES, reached, readingTimeline } from './reading.ts'
import type { RiskLevel } from './Risk.tsx'
import styles from './ContractDesk.module.css'

type Desk = Texts['aicontractanalysis']['desk']

const PAGES = 14
const PAGES_BEFORE = 5

/** The thumbnails beside the page, and the risks on two of them. */
const THUMBNAILS = 9
const riskyPages: Readonly<Record<number, RiskLevel>> = { 3: 'medium', 6: 'high' }

/**
 * A contract that is read while one watches. Everything is there from the start and takes its room; what has not been
 * reached is only not seen yet, so that assistive technology always finds the finished work.
 */
export function ContractDesk({ label, file, about, reading, read, document, page, parts, ...desk }: Desk) {
  const { place, state } = usePlayback(readingTimeline)
  const readAll = reached(state, 'findings')
  const risks = parts.flatMap(({ clauses }) => clauses.map(({ risk }) => risk as RiskLevel))
  const pagesRead = readAll ? PAGES : PAGES_BEFORE + state.read / CLAUSES
  return (
    <div ref={place} role="group" aria-label={label}>
      <Panel className={styles.window}>
        <div className={styles.bar}>
          <Icon of={FileText} size={20} />
          <b>{file}</b>
          <span className={styles.about}>{about}</span>
          <VisuallyHidden>{read}</VisuallyHidden>
          <span className={styles.progress} aria-hidden>
            <StatusDot status={readAll ? 'done' : 'active'} />
            {readAll ? read : reading}
            <Meter percent={Math.round((pagesRead / PAGES) * 100)} className={styles.meter} />
          </span>
        </div>
        <div className={styles.desk}>
          <ol className={styles.rail} aria-hidden>
            {Array.from({ length: THUMBNAILS }, (_, before) => (
              <li key={before} data-risk={riskyPages[before + 1]} data-current={before === PAGES_BEFORE || undefined}>
                {before + 1}
              </li>
            ))}
          </ol>
          <ContractPage
            title={document}
            page={page}
            parts={parts}
            risks={desk.risks}
            accepted={desk.suggestion.accepted}
            state={state}
          />
          <Findings {...desk} found={risks.slice(0, state.read)} state={state} />
        </div>
      </Panel>
    </div>
  )
}
