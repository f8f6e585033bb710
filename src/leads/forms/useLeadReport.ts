import { useEffect, useSyncExternalStore } from 'react'
import { forgetReport, handedOverReport } from '#browser/report-handover.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import { leadDraft } from './drafts.ts'

export type LeadReport = {
  /** What goes out with the form; empty without a report. */
  text: string
  /** The form was opened from a report, whatever became of it. */
  isExpected: boolean
  isLost: boolean
  remove: () => void
}

/** The report that the form was opened with: a part of its draft for as long as the address says so. */
export function useLeadReport(): LeadReport {
  const text = useSyncExternalStore(leadDraft.subscribe, draftedReport, () => '')
  const handedOver = useHydrated() ? handedOverReport(window.location.search) : 'none'
  useEffect(() => {
    const found = handedOverReport(window.location.search)
    const report = typeof found === 'object' ? found.text : ''
    // Another form may have left its own in the draft.
    if (report !== draftedReport()) leadDraft.edit({ report })
  }, [])
  return {
    text,
    isExpected: handedOver !== 'none',
    isLost: handedOver === 'lost',
    remove: () => {
      forgetReport()
      leadDraft.edit({ report: '' })
    },
  }
}

const draftedReport = () => leadDraft.current().values.report
