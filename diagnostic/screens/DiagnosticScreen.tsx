import { useEffect } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import type { DeskMessage } from '../../desk/protocol.ts'
import { allAnswers } from '../conversation.ts'
import { ChatStage } from './ChatStage.tsx'
import { ReportStage } from './ReportStage.tsx'
import { useConversation } from './useConversation.ts'
import styles from './DiagnosticScreen.module.css'

/** The diagnostic, from its first word to the report. It asks nobody and sends nothing: all of it happens here. */
export function DiagnosticScreen() {
  const { title } = useTexts('diagnostic')
  const { conversation, tell, restart } = useConversation()
  useReadyMessage()
  const answers = conversation.stage === 'report' ? allAnswers(conversation) : undefined
  return (
    <main className={styles.screen} data-stage={conversation.stage} aria-label={title}>
      {answers ? (
        <ReportStage conversation={conversation} answers={answers} tell={tell} onRestart={restart} />
      ) : (
        <ChatStage conversation={conversation} tell={tell} />
      )}
    </main>
  )
}

/** Tells the page around the frame that whatever stood in its place can go. */
function useReadyMessage(): void {
  useEffect(() => {
    const ready: DeskMessage = { type: 'desk:ready' }
    if (window.parent !== window) window.parent.postMessage(ready, window.location.origin)
  }, [])
}
