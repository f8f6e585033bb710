import type { ReactNode } from 'react'
import { settings } from '../../app/site/build-constants.ts'
import { useLanguage } from '../../app/texts/useTexts.ts'
import { Filled } from '../../app/ui/Filled.tsx'
import { textLinkClass } from '../../app/ui/TextLink.tsx'

type Props = {
  text: string
  values?: Readonly<Record<string, ReactNode>>
}

/** A sentence with its values in place; [mail] is the contact address, to be clicked. */
export function Sentence({ text, values }: Props) {
  return <Filled text={text} values={{ mail: <ContactMail />, ...values }} />
}

function ContactMail() {
  const email = settings.emails[useLanguage()]
  return (
    <a className={textLinkClass} href={`mailto:${email}`}>
      {email}
    </a>
  )
}
