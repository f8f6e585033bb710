import { languageFacts, type Language } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import type { Failure } from './send.ts'

type FailureTexts = Readonly<
  Record<'offline' | 'noAnswer' | 'unavailable' | 'refused' | 'unproven' | 'tooMany' | 'tooManyWait', string>
>

/** Undefined for failures with their own message, such as field errors and lost slots. */
export function failureSentence(texts: FailureTexts, failure: Failure, language: Language): string | undefined {
  switch (failure.kind) {
    case 'fieldErrors':
    case 'slotGone':
    case 'tooFast':
      return undefined
    case 'tooMany': {
      if (failure.waitSeconds === undefined) return texts.tooMany
      return fillBrackets(texts.tooManyWait, { when: formatWait(failure.waitSeconds, language) })
    }
    default:
      return texts[failure.kind]
  }
}

/** "in 40 seconds", "em 2 minutos", "in 7 hours". */
export function formatWait(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(languageFacts[language].locale)
  if (seconds < 60) return format.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}
