import type { ReactNode } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { PageLink, SiteLink } from '#routing/SiteLink.tsx'
import type { LinkTarget } from '#site/paths.ts'
import { ButtonArrow, buttonClass, type ButtonVariant } from '#ui/Button.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'

type Target =
  | { to: LinkTarget }
  /** The id of a page that an owner may remove, and the link with it. */
  | { page: string }

type ButtonProps = Target & { variant: ButtonVariant; withArrow?: boolean; label: string }

export function ButtonLink({ variant, withArrow = false, label, ...target }: ButtonProps) {
  return (
    <TargetLink {...target} className={buttonClass({ variant })}>
      {label}
      {withArrow && <ButtonArrow />}
    </TargetLink>
  )
}

export function TextLink({ label, ...target }: Target & { label: string }) {
  return (
    <TargetLink {...target} className={textLinkClass}>
      {label}
    </TargetLink>
  )
}

function TargetLink(props: Target & { className: string | undefined; children: ReactNode }) {
  return 'to' in props ? <SiteLink {...props} /> : <PageLink {...props} />
}

export function DemoLink({ variant }: { variant: ButtonVariant }) {
  return <ButtonLink to="/book-a-demo" variant={variant} withArrow label={useTexts('common').actions.bookADemo} />
}

export function ExpertLink({ variant }: { variant: ButtonVariant }) {
  return (
    <ButtonLink to="/talk-to-an-expert" variant={variant} withArrow label={useTexts('common').actions.talkToAnExpert} />
  )
}
