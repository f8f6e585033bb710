import { useEffect, useRef, useState } from 'react'
import { notifyParent, useReadyMessage } from '#browser/frame-parent.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { allAnswers, type ConversationEvent } from '../conversation.ts'
import { ChatStage } from './ChatStage.tsx'
import { ReportStage } from './ReportStage.tsx'
import { useConversation } from './useConversation.ts'
import { useProgressMessages } from './useProgressMessages.ts'
import { useVoiceConversation } from './useVoiceConversation.ts'
import styles from './DiagnosticScreen.module.css'

/** If the owner has configured an external agent, this screen is its fallback. */
const isFallback = settings.diagnosticAgentId !== undefined

/** Runs entirely in the browser and sends nothing. */
export function DiagnosticScreen() {
  const { title, outside } = useTexts('diagnostic')
  const { conversation, dispatch, restart } = useConversation()
  useReadyMessage()
  // A restored conversation doesn't take the focus: the visitor may be elsewhere on the parent page.
  const hasActed = useRef(false)
  // A restored report opens on request, because it pushes the content of the parent page down.
  const [isOpen, setOpen] = useState<boolean>()
  const showReport = (isShown: boolean) => {
    hasActed.current = true
    setOpen(isShown)
  }
  const act = (event?: ConversationEvent) => {
    showReport(true)
    if (event) dispatch(event)
    else restart()
  }
  const answers = conversation.stage === 'report' ? allAnswers(conversation) : undefined
  const stage = { conversation, hasActed, speech: useVoiceConversation(conversation, act), dispatch: act, showReport }
  const hasReport = answers !== undefined
  const showsReport = hasReport && (isOpen ?? window.parent === window)
  const screen = useRef<HTMLElement>(null)
  useProgressMessages(screen, conversation.answers, showsReport)
  useEffect(() => {
    // A restored report has been counted already.
    if (hasReport && hasActed.current) notifyParent({ type: 'frame:diagnostic-finished' })
  }, [hasReport])
  return (
    <main ref={screen} className={styles.screen} data-stage={showsReport ? 'report' : 'asking'} aria-label={title}>
      {isFallback && (
        <p className={styles.fallbackNote} role="status" data-only="screen">
          {outside.standIn}
        </p>
      )}
      {answers && showsReport ? (
        <ReportStage {...stage} answers={answers} onRestart={() => act()} />
      ) : (
        <ChatStage {...stage} />
      )}
    </main>
  )
}
