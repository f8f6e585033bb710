import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { Alert } from '#ui/Alert.tsx'
import { FieldErrorLinks } from './FieldErrorLinks.tsx'
import { failureSentence } from './messages.ts'
import { Sentence } from './Sentence.tsx'
import type { SubmittedForm } from './useForm.ts'

type Props = {
  id?: string
  form: Pick<SubmittedForm<unknown>, 'wrong' | 'failure' | 'goTo'>
  /** A message from the screen. Takes precedence over the form's own. */
  children?: ReactNode
}

/** Shows and announces why the form can't be sent. */
export function FormAlert({ id, form: { wrong, failure, goTo }, children }: Props) {
  const { summary, failures } = useTexts('forms')
  const language = useLanguage()
  const failed = failure && failureSentence(failures, failure, language)
  const faults = (
    <Sentence
      text={wrong.length === 1 ? summary.one : summary.many}
      values={{ count: wrong.length, fields: <FieldErrorLinks fields={wrong} onFollow={goTo} /> }}
    />
  )
  const said = children ?? (wrong.length > 0 ? faults : failed && <Sentence text={failed} />)
  return <Alert id={id}>{said}</Alert>
}
