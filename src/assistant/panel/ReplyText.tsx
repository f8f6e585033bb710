import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { countsQuestions } from '#site/build-constants.ts'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import type { Reply } from '../search/compose-answer.ts'
import { sendUnanswered, sharedQuestions, sourcesOf } from '../search/conversation.ts'
import type { PanelLink } from './links.ts'
import styles from './ReplyText.module.css'

type Props = {
  reply: Reply
  /** The question this replies to. */
  to: string
  surface?: 'light' | 'dark'
  Link: PanelLink
}

export function ReplyText({ reply, to, surface = 'light', Link }: Props) {
  const texts = useTexts('assistant')
  const { actions } = useTexts('common')
  if (reply.kind !== 'unknown' && reply.kind !== 'failed') {
    const next = reply.kind === 'answer' ? reply.next : undefined
    return (
      <>
        {reply.kind === 'choice' ? texts.choice : reply.sentences.join(' ')}
        {sourcesOf(reply).map(({ path, title }, index) => (
          <Link key={path} path={path} className={styles.page}>
            <span>
              <b>{title}</b>
              <small>{reply.kind === 'choice' ? reply.options[index]?.sentence : texts.readMore}</small>
            </span>
            <Icon of={ArrowRight} size={17} />
          </Link>
        ))}
        {next && (
          <Link path={next.path} className={styles.next}>
            {next.title}
          </Link>
        )}
      </>
    )
  }
  const isDark = surface === 'dark'
  return (
    <>
      {texts[reply.kind]}
      <Cluster gap={3} className={styles.links}>
        <Link path="/book-a-demo" className={buttonClass({ variant: isDark ? 'brand' : 'ink', small: true })}>
          {actions.bookADemo}
          <ButtonArrow />
        </Link>
        <Link
          path="/talk-to-an-expert"
          className={buttonClass({ variant: isDark ? 'outlineOnDark' : 'outline', small: true })}
        >
          {actions.talkToAnExpert}
        </Link>
      </Cluster>
      {countsQuestions && reply.kind === 'unknown' && <QuestionOffer question={to} />}
    </>
  )
}

/** Shares the question with the team if pressed; `aria-disabled` keeps the focus on it. */
function QuestionOffer({ question }: { question: string }) {
  const language = useLanguage()
  const texts = useTexts('assistant').letRead
  const [shared, setShared] = useState(sharedQuestions.has(question))
  return (
    <button
      type="button"
      className={textLinkClass}
      aria-disabled={shared}
      onClick={() => !shared && void sendUnanswered({ language, text: question }).then(setShared)}
    >
      {shared ? texts.read : texts.offer}
    </button>
  )
}
