import { useState } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { useReadyMessage } from './parent.ts'
import type { LeadValues } from './drafts.ts'
import { LeadForm } from './LeadForm.tsx'
import { LeadSent } from './LeadSent.tsx'
import { Screen } from './Screen.tsx'

/** Asks for a demo. */
export function LeadFormScreen() {
  const { leadForm } = useTexts('desk')
  const [sent, setSent] = useState<LeadValues>()
  useReadyMessage()
  return <Screen label={leadForm.title}>{sent ? <LeadSent sent={sent} /> : <LeadForm onSent={setSent} />}</Screen>
}
