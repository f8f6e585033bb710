import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { settings } from '../../app/site/built-in.ts'
import { embedPath, embedPathAt } from '../../app/site/embeds.ts'
import { useLanguage, useTexts } from '../../app/texts/useTexts.ts'
import { ExternalLink, textLinkClass } from '../../app/ui/TextLink.tsx'
import { handOverReport } from '../../desk/report-handover.ts'
import { fill } from '../../desk/sentences.ts'
import type { Conversation, ConversationEvent } from '../conversation.ts'
import { dimensions, type Answers } from '../dimensions.ts'
import { pageLink, reportOf, reportText } from '../report.ts'
import { AgentBar } from './AgentBar.tsx'
import { Progress } from './Progress.tsx'
import { Report } from './Report.tsx'
import { ReportActions } from './ReportActions.tsx'
import styles from './ReportStage.module.css'

type Props = {
  conversation: Conversation
  answers: Answers
  hasActed: RefObject<boolean>
  tell: (event: ConversationEvent) => void
  onRestart: () => void
}

/** The report, and what can be done with it. */
export function ReportStage({ conversation, answers, hasActed, tell, onRestart }: Props) {
  const texts = useTexts('diagnostic')
  const { pages, opensInNewTab } = useTexts('common')
  const language = useLanguage()
  const [day] = useState(() => new Date())
  const words = useMemo(() => ({ texts, pages, language }), [texts, pages, language])
  const report = useMemo(() => reportOf(answers, words), [answers, words])
  const text = reportText(report, words, settings.siteUrl, day)

  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // It comes in place of the conversation, and takes the focus that this had.
    if (hasActed.current) heading.current?.focus()
  }, [hasActed])

  function send(): void {
    handOverReport(text)
    const { pathname, search } = window.location
    const framed = embedPathAt(pathname)?.framed ?? false
    window.location.assign(embedPath('lead-form', language, { framed }) + search)
  }

  return (
    <>
      <AgentBar mode="text" listening={false} />
      <Progress conversation={conversation} />
      <Report heading={heading} report={report} day={day} />
      <div className={styles.after}>
        <ReportActions text={text} onSend={send} onRestart={onRestart} />
        <p>
          {texts.report.further}{' '}
          {(['talk-to-an-expert', 'book-a-demo'] as const).map((id) => (
            <ExternalLink key={id} className={textLinkClass} href={pageLink(id, words).path} newTabNote={opensInNewTab}>
              {id === 'book-a-demo' ? texts.report.demo : texts.report.expert}
            </ExternalLink>
          ))}
        </p>
        <details>
          <summary>{texts.report.actions.change}</summary>
          <ul>
            {dimensions.map((dimension) => (
              <li key={dimension}>
                <button
                  type="button"
                  aria-label={fill(texts.answers.changeOf, { dimension: texts.dimensions[dimension].name })}
                  onClick={() => tell({ type: 'change', dimension })}
                >
                  {texts.dimensions[dimension].name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  )
}
