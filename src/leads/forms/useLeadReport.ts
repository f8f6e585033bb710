import { useEffect, useSyncExternalStore } from 'react'
import { clearReport, loadReport } from '#browser/report-handoff.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import { leadDraft } from './drafts.ts'

export type LeadReport = {
  /** Empty without a report. */
  text: string
  /** The form was opened from a report, even if that is lost or removed. */
  isExpected: boolean
  isLost: boolean
  remove: () => void
}

/** Part of the draft only if the URL asks for a report. */
export function useLeadReport(): LeadReport {
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
    isExpected: handoff !== 'none',
    isLost: handoff === 'lost',
    remove: () => {
      clearReport()
      leadDraft.edit({ report: '' })
    },
  }
}

const draftedReport = () => leadDraft.current().values.report
