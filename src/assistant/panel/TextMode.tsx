import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { asksModel } from '#site/build-constants.ts'
import { Chat, ChatBubble, StreamingBubble, TypingBubble } from '#ui/Chat.tsx'
import { Composer } from '#ui/Composer.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { ask, useConversation } from '../search/conversation.ts'
import { QUESTION_LENGTH } from '../shared/protocol.ts'
import type { PanelLink } from './links.ts'
import { PersonLine } from './PersonLine.tsx'
import { ReplyText } from './ReplyText.tsx'
import chat from '#ui/Chat.module.css'
import styles from './TextMode.module.css'

/** Fewer after the first question, to leave space for the answers. */
const MAX_AFTER_FIRST = 2

type Props = {
  Link: PanelLink
  /** Called when a suggestion is picked, which unmounts its button. */
  onPicked: () => void
  onSpeak: () => void
}

/** The log is a live region, so screen readers announce new messages. */
export function TextMode({ Link, onPicked, onSpeak }: Props) {
  const texts = useTexts('assistant')
  const language = useLanguage()
  const { messages, thinking, partialReply } = useConversation()
  const scroller = useRef<HTMLDivElement>(null)
  const send = (question: string) => void ask(question, language)
  const asked = messages.flatMap((message) => ('question' in message ? [message.question] : []))

  useEffect(() => {
    // Keep the greeting, which explains the assistant, in view until the first question.
    const element = scroller.current
    if (element && messages.length > 0) element.scrollTop = element.scrollHeight
  }, [messages.length, thinking, partialReply])

  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.log} role="log" aria-label={texts.log} tabIndex={0}>
          <Chat>
            <ChatBubble from="assistant" by={texts.assistant}>
              <b className={styles.mark} aria-hidden>
                {texts.mark}
              </b>
              {texts.greeting}
            </ChatBubble>
            <ChatBubble from="assistant" by={texts.assistant}>
              {texts.invitation}
            </ChatBubble>
            {messages.map((message) =>
              'question' in message ? (
                <ChatBubble key={message.id} from="person" by={texts.you}>
                  {message.question}
                </ChatBubble>
              ) : (
                <ChatBubble key={message.id} from="assistant" by={texts.assistant}>
                  <ReplyText reply={message.reply} to={message.to} Link={Link} />
                </ChatBubble>
              ),
            )}
            {thinking &&
              (asksModel && partialReply ? (
                <StreamingBubble>{partialReply.join(' ')}</StreamingBubble>
              ) : (
                <TypingBubble />
              ))}
          </Chat>
        </div>
        <Suggestions
          asked={asked}
          onPick={(question) => {
            send(question)
            onPicked()
          }}
        />
      </div>
      <PersonLine Link={Link} />
      <Composer labels={texts.ask} maxLength={QUESTION_LENGTH} onSend={send} onSpeak={onSpeak} />
    </>
  )
}

function Suggestions({ asked, onPick }: { asked: readonly string[]; onPick: (question: string) => void }) {
  const { label, list } = useTexts('assistant').suggestions
  const remaining = list.filter((question) => !asked.includes(question))
  const isFirst = asked.length === 0
  const shown = isFirst ? remaining : remaining.slice(0, MAX_AFTER_FIRST)
  if (shown.length === 0) return null
  return (
    <Cluster as="ul" gap={2} className={isFirst ? styles.first : styles.later} role="list" aria-label={label}>
      {shown.map((question) => (
        <li key={question}>
          <button type="button" className={chat.chip} onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </Cluster>
  )
}
