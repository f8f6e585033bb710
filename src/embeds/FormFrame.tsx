import { useRef } from 'react'
import { useTexts, useLanguage } from '#i18n/useTexts.ts'
import { hasLeadsServer, hasOutsideForms, settings } from '#site/build-constants.ts'
import type { FormId } from '#site/embeds.ts'
import { partsOf } from '#site/template.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import { isOutside } from './addresses.ts'
import { FormPanel } from './FormPanel.tsx'
import { Frame } from './Frame.tsx'
import { MailPanel } from './MailPanel.tsx'
import { useFrame } from './useFrame.ts'
import styles from './FormFrame.module.css'

export function FormFrame({ of }: { of: FormId }) {
  return hasLeadsServer || isOutside(of) ? <LoadedForm of={of} /> : <MailPanel of={of} />
}

function LoadedForm({ of }: { of: FormId }) {
  const { title, trouble } = useTexts('common').formFrame[of]
  const box = useRef<HTMLDivElement>(null)
  const outside = hasOutsideForms && isOutside(of)
  const state = useFrame({ of, box, first: outside && settings.askBeforeFrames ? 'asking' : 'waiting' })
  const form = (
    <Frame state={state} title={title} className={styles.form} placeholder={<FormPanel of={of} state={state} />} />
  )
  if (!outside) return form
  return (
    <div>
      {form}
      <FallbackLinks text={trouble} tab={state.addresses.tab} />
    </div>
  )
}

/** Always shown with an external form: a page can't detect that a frame shows the browser's error page. */
function FallbackLinks({ text, tab }: { text: string; tab: string }) {
  const email = settings.emails[useLanguage()]
  return (
    <p className={styles.line}>
      {partsOf(text).map(({ kind, text: label, at }) => {
        if (kind === 'plain') return label
        const isMail = label === 'mail'
        return (
          <a
            key={at}
            className={textLinkClass}
            {...(isMail ? { href: `mailto:${email}` } : { href: tab, target: '_blank', rel: 'noopener' })}
          >
            {isMail ? email : label}
          </a>
        )
      })}
    </p>
  )
}
