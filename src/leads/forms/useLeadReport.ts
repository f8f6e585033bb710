import { useEffect, useSyncExternalStore } from 'react'
import { forgetReport, handedOverReport } from '#browser/report-handover.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import { leadDraft } from './drafts.ts'

export type LeadReport = {
  /** Sent with the form. Empty without a report. */
  text: string
  /** The form was opened from a report, even if that is lost or removed. */
  isExpected: boolean
  isLost: boolean
  remove: () => void
}

/** The report that the form was opened with. Part of the draft only if the URL asks for it. */
export function useLeadReport(): LeadReport {
  const text = useSyncExternalStore(leadDraft.subscribe, draftedReport, () => '')
  const handedOver = useHydrated() ? handedOverReport(window.location.search) : 'none'
  useEffect(() => {
    const found = handedOverReport(window.location.search)
    const report = typeof found === 'object' ? found.text : ''
    // The draft may contain a report from an earlier form.
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
