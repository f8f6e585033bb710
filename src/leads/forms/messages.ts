import { languageFacts, type Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { fillBrackets } from '#site/template.ts'
import type { Failure } from './send.ts'

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
