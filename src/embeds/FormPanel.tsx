import { Calendar } from 'lucide'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { hasOutsideForms, settings } from '#site/build-constants.ts'
import type { FormId } from '#site/embeds.ts'
import { Actions, Button, ButtonArrow } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Tag } from '#ui/Status.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { FailedActions, NewTabLink } from './FailedActions.tsx'
import type { FrameState } from './useFrame.ts'
import busy from '#ui/BusyButton.module.css'
import styles from './FormPanel.module.css'

export function FormPanel({ of, state }: { of: FormId; state: FrameState }) {
  const { formFrame: shared } = useTexts('common')
  const texts = shared[of]
  const email = settings.emails[useLanguage()]
  const { phase, addresses, loadOnRequest } = state
  const isAsking = hasOutsideForms && phase === 'asking'
  return (
    // Without JavaScript, the form or a link to it is shown instead.
    <div className={styles.panel} data-only={phase === 'waiting' ? 'scripts' : undefined}>
      <Cluster as="p" gap={4} className={styles.bar}>
        <Icon of={Calendar} size={20} />
        <b>{texts.title}</b>
        {phase === 'failed' && <Tag status="hot">{shared.notLoaded}</Tag>}
      </Cluster>
      <div className={styles.body}>
        <div role="status">
          {isAsking && <Message heading={texts.title}>{texts.provider}</Message>}
          {phase === 'failed' && <Message heading={texts.failed}>{shared.blocked}</Message>}
          {(phase === 'waiting' || phase === 'loading') && <Skeleton of={of} label={texts.loading} />}
        </div>
        {isAsking && (
          <Actions>
            <Button variant="ink" data-only="scripts" onClick={loadOnRequest}>
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
          <p className={styles.mail}>
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

export function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
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
      <div className={classes(styles.skeleton, of === 'scheduler' && styles.days)} aria-hidden>
        {Array.from({ length: cells[of] }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <Cluster as="p" gap={4} className={styles.line}>
        <i className={classes(busy.spinner, styles.spinner)} aria-hidden />
        {label}
      </Cluster>
    </>
  )
}
