import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Actions, Button, buttonClass } from '#ui/Button.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import styles from './ReportStage.module.css'

type Props = { text: string; onSend: () => void; onRestart: () => void }

/** Only the first action sends the report anywhere, and its note explains that first. */
export function ReportActions({ text, onSend, onRestart }: Props) {
  const { actions } = useTexts('diagnostic').report
  const [copied, setCopied] = useState<boolean>()
  const [restarting, setRestarting] = useState(false)
  return (
    <Stack gap={5} role="group" aria-label={actions.label}>
      <div className={styles.send}>
        <Button variant="ink" onClick={onSend}>
          {actions.send}
        </Button>
        <p>{actions.sendNote}</p>
      </div>
      <Cluster gap={3} className={styles.row}>
        <Button variant="outline" small onClick={() => window.print()}>
          {actions.print}
        </Button>
        <Button variant="outline" small onClick={() => void copyText(text).then(setCopied)}>
          {actions.copy}
        </Button>
        <Button variant="outline" small onClick={() => (restarting ? onRestart() : setRestarting(true))}>
          {actions.restart}
        </Button>
      </Cluster>
      <div role="status">
        {copied === true && <p>{actions.copied}</p>}
        {copied === false && <p>{actions.copyFailed}</p>}
        {restarting && <p>{actions.restartSure}</p>}
      </div>
      {copied === false && <textarea readOnly rows={8} aria-label={actions.plain} value={text} />}
    </Stack>
  )
}

/** For forms that can't receive the report: external ones, or all if storage is blocked. The report stays on screen. */
export function FormFallback({ address, text }: { address: string; text: string }) {
  const { actions } = useTexts('diagnostic').report
  const { opensInNewTab } = useTexts('common')
  const [copied, setCopied] = useState<boolean>()
  const note = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => note.current?.focus(), [])
  return (
    <div>
      <p ref={note} tabIndex={-1}>
        {actions.apart.note}
      </p>
      <Actions>
        <Button variant="outline" small onClick={() => void copyText(text).then(setCopied)}>
          {actions.copy}
        </Button>
        <ExternalLink
          className={buttonClass({ variant: 'ink', small: true })}
          href={address}
          newTabNote={opensInNewTab}
        >
          {actions.apart.open}
        </ExternalLink>
      </Actions>
      <div role="status">
        {copied === true && <p>{actions.copied}</p>}
        {copied === false && <p>{actions.copyFailed}</p>}
      </div>
      {copied === false && <textarea readOnly rows={8} aria-label={actions.plain} value={text} />}
    </div>
  )
}

/** Falls back to `execCommand` where the Clipboard API isn't allowed. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const holder = document.createElement('textarea')
  const before = document.activeElement
  holder.value = text
  holder.readOnly = true
  document.body.append(holder)
  holder.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the Clipboard API is not allowed
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    holder.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
