import { useState } from 'react'
import { useReadyMessage } from '#browser/frame-parent.ts'
import { clearReport } from '#browser/report-handoff.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { FactList } from '#ui/FactList.tsx'
import { screenLink } from './arrival.ts'
import { useLeadReport } from './AttachedReport.tsx'
import { Confirmation } from './Confirmation.tsx'
import type { LeadValues } from './draft.ts'
import { LeadForm } from './LeadForm.tsx'
import { Screen } from './Screen.tsx'

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

function LeadSent({ sent }: { sent: LeadValues }) {
  const { leadSent, fields, teamSizes, topics } = useTexts('forms')
  const language = useLanguage()
  const facts = [
    { name: leadSent.name, value: `${sent.firstName} ${sent.lastName}` },
    { name: fields.email, value: sent.email },
    ...(sent.phone.trim() ? [{ name: leadSent.phone, value: sent.phone }] : []),
    { name: fields.company, value: sent.company },
    { name: fields.teamSize, value: teamSizes[sent.teamSize as keyof typeof teamSizes] },
    { name: leadSent.topic, value: topics[sent.topic as keyof typeof topics] },
    ...(sent.report ? [{ name: leadSent.attached, value: leadSent.report }] : []),
  ]
  return (
    <Confirmation heading={leadSent.heading} steps={leadSent.steps} values={{ email: <b>{sent.email}</b> }}>
      <h2>{leadSent.sent}</h2>
      <FactList facts={facts} />
      <h2>{leadSent.offer}</h2>
      <a className={buttonClass({ variant: 'ink' })} href={screenLink('scheduler', language)}>
        {leadSent.pick} <ButtonArrow />
      </a>
    </Confirmation>
  )
}
