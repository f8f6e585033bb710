import { FileText } from 'lucide'
import { useEffect, useSyncExternalStore } from 'react'
import { clearReport, loadReport } from '#browser/report-handoff.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { leadDraft } from './draft.ts'
import styles from './AttachedReport.module.css'

export type LeadReport = ReturnType<typeof useLeadReport>

/** Part of the draft only if the URL asks for a report. */
export function useLeadReport() {
  const text = useSyncExternalStore(leadDraft.subscribe, draftedReport, () => '')
  const handoff = useHydrated() ? loadReport(window.location.search) : 'none'
  useEffect(() => {
    const found = loadReport(window.location.search)
    const report = typeof found === 'object' ? found.text : ''
    // The draft may contain a report from an earlier form.
    if (report !== draftedReport()) leadDraft.edit({ report })
  }, [])
  return {
    text,
    /** The form was opened from a report, even if that is lost or removed. */
    isExpected: handoff !== 'none',
    isLost: handoff === 'lost',
    remove: () => {
      clearReport()
      leadDraft.edit({ report: '' })
    },
  }
}

const draftedReport = () => leadDraft.current().values.report

export function AttachedReport({ text, isLost, remove }: Omit<LeadReport, 'isExpected'>) {
  const { report } = useTexts('forms').leadForm
  if (isLost) {
    return (
      <p className={styles.lost} role="status">
        {report.lost}
      </p>
    )
  }
  if (text === '') return null
  return (
    <div className={styles.attached}>
      <Icon of={FileText} size={20} />
      <div>
        <b>{report.attached}</b>
        <details>
          <summary>{report.show}</summary>
          <p tabIndex={0}>{text}</p>
        </details>
      </div>
      <button type="button" className={textLinkClass} onClick={remove}>
        {report.remove}
      </button>
    </div>
  )
}
