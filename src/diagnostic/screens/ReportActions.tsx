import { useState } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from './copy-text.ts'
import styles from './ReportActions.module.css'

type Props = { text: string; onSend: () => void; onRestart: () => void }

/** Only the first action sends the report anywhere, and its note explains that first. */
export function ReportActions({ text, onSend, onRestart }: Props) {
  const { actions } = useTexts('diagnostic').report
  const [copied, setCopied] = useState<boolean>()
  const [restarting, setRestarting] = useState(false)
  return (
    <div className={styles.actions} role="group" aria-label={actions.label}>
      <div className={styles.send}>
        <Button variant="ink" onClick={onSend}>
          {actions.send}
        </Button>
        <p>{actions.sendNote}</p>
      </div>
      <div className={styles.row}>
        <Button variant="outline" small onClick={() => window.print()}>
          {actions.print}
        </Button>
        <Button variant="outline" small onClick={() => void copyText(text).then(setCopied)}>
          {actions.copy}
        </Button>
        <Button variant="outline" small onClick={() => (restarting ? onRestart() : setRestarting(true))}>
          {actions.restart}
        </Button>
      </div>
      <div role="status">
        {copied === true && <p>{actions.copied}</p>}
        {copied === false && <p>{actions.copyFailed}</p>}
        {restarting && <p>{actions.restartSure}</p>}
      </div>
      {copied === false && <textarea readOnly rows={8} aria-label={actions.plain} value={text} />}
    </div>
  )
}
