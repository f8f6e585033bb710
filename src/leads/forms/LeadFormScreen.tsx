import { useState } from 'react'
import { useReadyMessage } from '#browser/frame-parent.ts'
import { clearReport } from '#browser/report-handoff.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { LeadValues } from './drafts.ts'
import { LeadForm } from './LeadForm.tsx'
import { LeadSent } from './LeadSent.tsx'
import { Screen } from './Screen.tsx'
import { useLeadReport } from './useLeadReport.ts'

export function LeadFormScreen() {
  const { leadForm } = useTexts('forms')
  const [sent, setSent] = useState<LeadValues>()
  const report = useLeadReport()
  useReadyMessage()
  const handleSent = (values: LeadValues) => {
    if (values.report) clearReport()
    setSent(values)
  }
  return (
    <Screen label={report.text || sent?.report ? leadForm.report.title : leadForm.title}>
      {sent ? <LeadSent sent={sent} /> : <LeadForm report={report} onSent={handleSent} />}
    </Screen>
  )
}
