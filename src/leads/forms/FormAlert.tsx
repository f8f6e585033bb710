import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { languageFacts } from '#site/languages.ts'
import { Alert } from '#ui/Alert.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { failureSentence } from './messages.ts'
import { Sentence } from './Sentence.tsx'
import type { SubmittedForm } from './useForm.ts'

type Props = {
  id?: string
  form: Pick<SubmittedForm<unknown>, 'invalidFields' | 'failure' | 'focusField'>
  /** Takes precedence over the form's own message. */
  children?: ReactNode
}

export function FormAlert({ id, form: { invalidFields, failure, focusField }, children }: Props) {
  const { summary, failures } = useTexts('forms')
  const language = useLanguage()
  const failureText = failure && failureSentence(failures, failure, language)
  const summaryText = (
    <Sentence
      text={invalidFields.length === 1 ? summary.one : summary.many}
      values={{ count: invalidFields.length, fields: <FieldErrorLinks fields={invalidFields} onFollow={focusField} /> }}
    />
  )
  const message = children ?? (invalidFields.length > 0 ? summaryText : failureText && <Sentence text={failureText} />)
  return <Alert id={id}>{message}</Alert>
}

type LinksProps = { fields: readonly string[]; onFollow: (field: string) => void }

function FieldErrorLinks({ fields, onFollow }: LinksProps) {
  const { fields: labels, leadSent, summary } = useTexts('forms')
  const language = useLanguage()
  // Two labels are full sentences.
  const names: Readonly<Record<string, string>> = { ...labels, topic: leadSent.topic, consent: summary.consent }
  const list = new Intl.ListFormat(languageFacts[language].locale, { type: 'unit' })
  return list.formatToParts(fields).map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <a
        key={value}
        className={textLinkClass}
        href={`#${value}`}
        onClick={(event) => {
          // Native navigation would add an entry to the history of the parent page.
          event.preventDefault()
          onFollow(value)
        }}
      >
        {names[value]}
      </a>
    ),
  )
}
