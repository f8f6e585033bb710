import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../app/texts/useTexts.ts'
import { Alert } from '../../app/ui/Alert.tsx'
import { failureSentence } from './messages.ts'
import { Sentence } from './Sentence.tsx'
import { fillBrackets } from '../../app/site/template.ts'
import type { DeskForm } from './useDeskForm.ts'

type Props = {
  form: Pick<DeskForm<unknown>, 'wrong' | 'failure'>
  /** What the screen itself has to say, first of all. */
  children?: ReactNode
}

/** What stands in the way of sending, in one place, read out as it comes. */
export function FormAlert({ form: { wrong, failure }, children }: Props) {
  const { summary, failures } = useTexts('desk')
  const language = useLanguage()
  const failed = failure && failureSentence(failures, failure, language)
  const faults = wrong === 1 ? summary.one : fillBrackets(summary.many, { count: String(wrong) })
  const said = children ?? (wrong > 0 ? faults : failed && <Sentence text={failed} />)
  return <Alert>{said}</Alert>
}
