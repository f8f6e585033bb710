import { useEffect, useRef, useState } from 'react'
import { useReadyMessage } from '../../diagnostic/screens/useReadyMessage.ts'
import { mountOutsideAgent } from '../embeds/voice/outside-agent.ts'
import { settings } from '../site/built-in.ts'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Diagnostic } from './Diagnostic.tsx'
import styles from './DiagnosticAgent.module.css'

/** The owner's own agent in place of the site's diagnostic. It says what the visitor talks to before the agent is there. */
export default function DiagnosticAgent() {
  const { title, outside } = useTexts('diagnostic')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const agentId = settings.diagnosticAgentId
  useReadyMessage()
  useEffect(() => {
    if (!place.current || agentId === undefined) return
    const agent = mountOutsideAgent({
      agentId,
      language,
      into: place.current,
      onUnavailable: () => setMissing(true),
    })
    agent.expand()
    return () => agent.remove()
  }, [agentId, language])
  if (isMissing) return <Diagnostic />
  return (
    <main className={styles.screen} aria-label={title}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <p>{outside.notice}</p>
      <div ref={place}>{outside.loading}</div>
    </main>
  )
}
