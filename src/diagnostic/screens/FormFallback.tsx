import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Actions, Button, buttonClass } from '#ui/Button.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import { copyText } from './copy-text.ts'

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
