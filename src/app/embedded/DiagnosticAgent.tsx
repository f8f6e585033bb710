import { useEffect, useRef, useState } from 'react'
import { useReadyMessage } from '#browser/frame-parent.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import { hasFailedRecently, OutsideAgent } from '#embeds/voice/OutsideAgent.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { Button, ButtonArrow } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Diagnostic } from './Diagnostic.tsx'
import styles from './DiagnosticAgent.module.css'

/** `asking`: load nothing from the vendor until the visitor has seen the notice and pressed the button. */
type Phase = 'asking' | 'loading' | 'shown' | 'missing'

export default function DiagnosticAgent() {
  const { title, outside, start } = useTexts('diagnostic')
  const stage = useRef<HTMLDivElement>(null)
  const agentId = settings.diagnosticAgentId
  const [phase, setPhase] = useState<Phase>('asking')
  useReadyMessage()
  useEffect(() => {
    // The focused button is removed: move focus to where the agent appears.
    if (phase === 'loading') stage.current?.focus()
  }, [phase])
  const hasFailedBefore = useHydrated() && agentId !== undefined && hasFailedRecently(agentId)
  if (phase === 'missing' || (phase === 'asking' && hasFailedBefore)) return <Diagnostic />
  return (
    <main className={styles.screen} aria-label={title}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <p className={styles.notice}>{outside.notice}</p>
      <div ref={stage} className={styles.stage} tabIndex={-1}>
        {phase === 'asking' && (
          <Button variant="ink" onClick={() => setPhase('loading')}>
            {start.begin}
            <ButtonArrow />
          </Button>
        )}
        {phase !== 'asking' && agentId !== undefined && (
          <OutsideAgent agentId={agentId} onShown={() => setPhase('shown')} onFailure={() => setPhase('missing')} />
        )}
        <p role="status">{phase === 'loading' && outside.loading}</p>
      </div>
    </main>
  )
}
