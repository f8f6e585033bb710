import { Calendar } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { useTexts, useLanguage } from '#i18n/useTexts.ts'
import { hasLeadsServer, hasOutsideForms, settings } from '#site/build-constants.ts'
import type { FormId } from '#site/embeds.ts'
import { partsOf } from '#site/template.ts'
import { Actions, Button, ButtonArrow } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Status.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { isOutside } from './addresses.ts'
import { FailedActions, NewTabLink } from './FailedActions.tsx'
import { Frame } from './Frame.tsx'
import { MailPanel } from './MailPanel.tsx'
import { useFrame, type FrameState } from './useFrame.ts'
import styles from './FormFrame.module.css'
import panel from './FormPanel.module.css'

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

function FormPanel({ of, state }: { of: FormId; state: FrameState }) {
  const { formFrame: shared } = useTexts('common')
  const texts = shared[of]
  const email = settings.emails[useLanguage()]
  const { phase, addresses, loadOnRequest } = state
  const isAsking = hasOutsideForms && phase === 'asking'
  return (
    <div className={classes(panel.panel, phase === 'waiting' && panel.scripted)}>
      <p className={panel.bar}>
        <Icon of={Calendar} size={20} />
        <b>{texts.title}</b>
        {phase === 'failed' && <Tag status="hot">{shared.notLoaded}</Tag>}
      </p>
      <div className={panel.body}>
        <div role="status">
          {isAsking && <Message heading={texts.title}>{texts.provider}</Message>}
          {phase === 'failed' && <Message heading={texts.failed}>{shared.blocked}</Message>}
          {(phase === 'waiting' || phase === 'loading') && <Skeleton of={of} label={texts.loading} />}
        </div>
        {isAsking && (
          <Actions>
            <Button variant="ink" className={panel.scripted} onClick={loadOnRequest}>
              {texts.load}
              <ButtonArrow />
            </Button>
            <noscript>
              <NewTabLink to={addresses.tab} />
            </noscript>
          </Actions>
        )}
        {phase === 'failed' && <FailedActions {...state} />}
        {/* An external form always has this link below it. */}
        {!addresses.outside && (
          <p className={panel.mail}>
            {shared.mail}{' '}
            <a className={textLinkClass} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={panel.message}>
      <h3>{heading}</h3>
      <p>{children}</p>
    </div>
  )
}

/** A heading, plus the fields of a form or the days and times of a calendar. */
const cells: Record<FormId, number> = { 'lead-form': 1 + 10, scheduler: 1 + 28 + 12 }

function Skeleton({ of, label }: { of: FormId; label: string }) {
  return (
    <>
      <div className={classes(panel.skeleton, of === 'scheduler' && panel.days)} aria-hidden>
        {Array.from({ length: cells[of] }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <p className={panel.line}>
        <i className={panel.spinner} aria-hidden />
        {label}
      </p>
    </>
  )
}
