import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { fillBrackets } from '#site/template.ts'
import { Alert } from '#ui/Alert.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import type { Failure } from './send.ts'
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
  // Shorter than the labels.
  const { phone, topic } = leadSent
  const names: Readonly<Record<string, string>> = { ...labels, phone, topic, consent: summary.consent }
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

/** Undefined for failures with their own message, such as field errors and lost slots. */
export function failureSentence(
  texts: Texts['forms']['failures'],
  failure: Failure,
  language: Language,
): string | undefined {
  const { kind } = failure
  if (kind === 'fieldErrors' || kind === 'slotGone' || kind === 'tooFast') return undefined
  if (kind !== 'tooMany' || failure.waitSeconds === undefined) return texts[kind]
  return fillBrackets(texts.tooManyWait, { when: formatWait(failure.waitSeconds, language) })
}

export function formatWait(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(languageFacts[language].locale)
  if (seconds < 60) return format.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}
