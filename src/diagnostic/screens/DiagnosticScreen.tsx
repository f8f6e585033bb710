import { useEffect, useRef } from 'react'
import { notifyParent, useReadyMessage } from '#browser/frame-parent.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { allAnswers, type ConversationEvent } from '../conversation.ts'
import { ChatStage } from './ChatStage.tsx'
import { ReportStage } from './ReportStage.tsx'
import { useConversation } from './useConversation.ts'
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
  const act = (event?: ConversationEvent) => {
    hasActed.current = true
    if (event) dispatch(event)
    else restart()
  }
  const answers = conversation.stage === 'report' ? allAnswers(conversation) : undefined
  const stage = { conversation, hasActed, speech: useVoiceConversation(conversation, act), dispatch: act }
  const hasReport = answers !== undefined
  useEffect(() => {
    // A restored report has been counted already.
    if (hasReport && hasActed.current) notifyParent({ type: 'frame:diagnostic-finished' })
  }, [hasReport])
  return (
    <main className={styles.screen} data-stage={conversation.stage} aria-label={title}>
      {isFallback && (
        <p className={styles.fallbackNote} role="status" data-only="screen">
          {outside.standIn}
        </p>
      )}
      {answers ? <ReportStage {...stage} answers={answers} onRestart={() => act()} /> : <ChatStage {...stage} />}
    </main>
  )
}
