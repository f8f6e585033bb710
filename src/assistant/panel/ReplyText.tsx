import { ArrowRight } from 'lucide'
import type { ComponentType } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { countsQuestions } from '#site/build-constants.ts'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Reply } from '../search/reply.ts'
import type { Source } from '../shared/protocol.ts'
import type { PanelLinkProps } from './links.ts'
import { QuestionOffer } from './QuestionOffer.tsx'
import styles from './ReplyText.module.css'

type Props = {
  reply: Reply
  /** The question this replies to. */
  to: string
  surface?: 'light' | 'dark'
  Link: ComponentType<PanelLinkProps>
}

export function ReplyText({ reply, to, surface = 'light', Link }: Props) {
  const texts = useTexts('assistant')
  const { actions } = useTexts('common')
  if ('sentences' in reply) {
    const sources = 'source' in reply ? [reply.source] : reply.sources
    const next = 'next' in reply ? reply.next : undefined
    return (
      <>
        {reply.sentences.join(' ')}
        {sources.map((source) => (
          <SourceLink key={source.path} {...source} note={texts.readMore} Link={Link} />
        ))}
        {next && (
          <Link path={next.path} className={styles.next}>
            {next.title}
          </Link>
        )}
      </>
    )
  }
  if (reply.kind === 'choice') {
    return (
      <>
        {texts.choice}
        {reply.options.map(({ source, sentence }) => (
          <SourceLink key={source.path} {...source} note={sentence} Link={Link} />
        ))}
      </>
    )
  }
  const isDark = surface === 'dark'
  return (
    <>
      {texts[reply.kind]}
      <span className={styles.links}>
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
      </span>
      {countsQuestions && reply.kind === 'unknown' && <QuestionOffer question={to} />}
    </>
  )
}

function SourceLink({ path, title, note, Link }: Source & { note: string; Link: Props['Link'] }) {
  return (
    <Link path={path} className={styles.page}>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <Icon of={ArrowRight} size={17} />
    </Link>
  )
}
