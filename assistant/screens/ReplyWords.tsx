import type { ComponentType } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { ButtonArrow, buttonClass } from '../../app/ui/Button.tsx'
import { Icon } from '../../app/ui/Icon.tsx'
import { ArrowRight } from 'lucide'
import type { Reply } from '../browser/conversation.ts'
import type { PanelLinkProps } from './links.ts'
import styles from './ReplyWords.module.css'

type Props = { reply: Reply; ground?: 'light' | 'dark'; Link: ComponentType<PanelLinkProps>; onLeave: () => void }

/** What the assistant answers: the site's sentences with the page that they stand on, or the way to a person. */
export function ReplyWords({ reply, ground = 'light', Link, onLeave }: Props) {
  const texts = useTexts('assistant')
  const { actions } = useTexts('common')
  if (reply.kind === 'answer') {
    return (
      <>
        {reply.sentences.join(' ')}
        <Link path={reply.source.path} className={styles.page} onClick={onLeave}>
          <span>
            <b>{reply.source.title}</b>
            <small>{texts.readMore}</small>
          </span>
          <Icon of={ArrowRight} size={17} />
        </Link>
      </>
    )
  }
  const dark = ground === 'dark'
  return (
    <>
      {texts[reply.kind]}
      <span className={styles.ways}>
        <Link
          path="/book-a-demo"
          className={buttonClass({ variant: dark ? 'brand' : 'ink', small: true })}
          onClick={onLeave}
        >
          {actions.bookADemo}
          <ButtonArrow />
        </Link>
        <Link
          path="/talk-to-an-expert"
          className={buttonClass({ variant: dark ? 'outlineOnDark' : 'outline', small: true })}
          onClick={onLeave}
        >
          {actions.talkToAnExpert}
        </Link>
      </span>
    </>
  )
}
