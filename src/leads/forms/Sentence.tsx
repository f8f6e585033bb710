import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { Interpolated } from '#ui/Interpolated.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'

/** [mail] becomes a link to the contact address. */
export function Sentence({ text, values }: { text: string; values?: Readonly<Record<string, ReactNode>> }) {
  return <Interpolated text={text} values={{ mail: <ContactMail />, ...values }} />
}

function ContactMail() {
  const email = settings.emails[useLanguage()]
  return (
    <a className={textLinkClass} href={`mailto:${email}`}>
      {email}
    </a>
  )
}
