import { useState } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import { isRead, letRead } from '../search/unanswered.ts'

/** Shown under "I don't know". Shares the question with the team if pressed; `aria-disabled` keeps the focus on it. */
export function QuestionOffer({ question }: { question: string }) {
  const language = useLanguage()
  const texts = useTexts('assistant').letRead
  const [read, setRead] = useState(isRead(question))
  return (
    <button
      type="button"
      className={textLinkClass}
      aria-disabled={read}
      onClick={() => !read && void letRead(question, language).then(setRead)}
    >
      {read ? texts.read : texts.offer}
    </button>
  )
}
