import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { Alert } from '#ui/Alert.tsx'
import { FieldErrorLinks } from './FieldErrorLinks.tsx'
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
