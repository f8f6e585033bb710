import { Fragment, type ReactNode } from 'react'
import { settings } from '../../app/site/build-constants.ts'
import { useLanguage } from '../../app/texts/useTexts.ts'
import { textLinkClass } from '../../app/ui/TextLink.tsx'
import { partsOf } from '../../app/site/template.ts'

type Props = {
  text: string
  values?: Readonly<Record<string, ReactNode>>
}

/** A sentence with its values in place; [mail] is the contact address, to be clicked. */
export function Sentence({ text, values }: Props) {
  const all: Readonly<Record<string, ReactNode>> = { mail: <ContactMail />, ...values }
  return partsOf(text).map((part) => (
    <Fragment key={part.at}>{part.kind === 'bracketed' ? all[part.text] : part.text}</Fragment>
  ))
}

function ContactMail() {
  const email = settings.emails[useLanguage()]
  return (
    <a className={textLinkClass} href={`mailto:${email}`}>
      {email}
    </a>
  )
}
