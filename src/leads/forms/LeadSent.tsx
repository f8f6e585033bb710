import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { FactList } from '#ui/FactList.tsx'
import { screenLink } from './arrival.ts'
import { Confirmation } from './Confirmation.tsx'
import type { LeadValues } from './drafts.ts'

export function LeadSent({ sent }: { sent: LeadValues }) {
  const { leadSent, fields, teamSizes, topics } = useTexts('forms')
  const language = useLanguage()
  const facts = [
    { name: leadSent.name, value: `${sent.firstName} ${sent.lastName}` },
    { name: fields.email, value: sent.email },
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
