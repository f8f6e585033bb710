import type { ReactNode } from 'react'
import { useWithCampaign } from '#browser/useWithCampaign.ts'
import { useMailTo } from '#embeds/useMailTo.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { hasLeadsServer, settings } from '#site/build-constants.ts'
import { embedPath } from '#site/embeds.ts'
import { ButtonArrow, buttonClass, type ButtonVariant } from '#ui/Button.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'

/** Opens the owner's scheduling page or the site's scheduler in a new tab. Without either, it is a mailto link. */
export function SchedulingLink({ variant, children }: { variant: ButtonVariant; children: string }) {
  const Link = settings.schedulingPageUrl || hasLeadsServer ? PageInTab : MailLink
  return (
    <Link className={buttonClass({ variant })}>
      <Unbroken as="span" text={children} />
      <ButtonArrow />
    </Link>
  )
}

type LinkProps = { className: string; children: ReactNode }

function MailLink({ className, children }: LinkProps) {
  return (
    <a href={useMailTo('scheduler')} className={className}>
      {children}
    </a>
  )
}

function PageInTab(props: LinkProps) {
  const { opensInNewTab } = useTexts('common')
  const ownPage = embedPath('scheduler', useLanguage())
  const href = useWithCampaign(settings.schedulingPageUrl ?? ownPage)
  return <ExternalLink href={href} newTabNote={opensInNewTab} {...props} />
}
