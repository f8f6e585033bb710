import { useState } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { forgetReport } from '../../app/browser/report-handover.ts'
import { useReadyMessage } from '../../app/browser/frame-parent.ts'
import type { LeadValues } from './drafts.ts'
import { LeadForm } from './LeadForm.tsx'
import { LeadSent } from './LeadSent.tsx'
import { Screen } from './Screen.tsx'
import { useLeadReport } from './useLeadReport.ts'

/** Asks for a demo, or sends the report of the diagnostic. */
export function LeadFormScreen() {
  const { leadForm } = useTexts('desk')
  const [sent, setSent] = useState<LeadValues>()
  const report = useLeadReport()
  useReadyMessage()
  const keepSent = (values: LeadValues) => {
    if (values.report) forgetReport()
    setSent(values)
  }
  return (
    <Screen label={report.text || sent?.report ? leadForm.report.title : leadForm.title}>
      {sent ? <LeadSent sent={sent} /> : <LeadForm report={report} onSent={keepSent} />}
    </Screen>
  )
}
