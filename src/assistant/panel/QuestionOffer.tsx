import { useState } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import { isShared, shareQuestion } from '../search/unanswered.ts'

/** Shares the question with the team if pressed; `aria-disabled` keeps the focus on it. */
export function QuestionOffer({ question }: { question: string }) {
  const language = useLanguage()
  const texts = useTexts('assistant').letRead
  const [shared, setShared] = useState(isShared(question))
  return (
    <button
      type="button"
      className={textLinkClass}
      aria-disabled={shared}
      onClick={() => !shared && void shareQuestion(question, language).then(setShared)}
    >
      {shared ? texts.read : texts.offer}
    </button>
  )
}
