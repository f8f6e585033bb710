import { useWithCampaign } from '#browser/useWithCampaign.ts'
import { useMailTo } from '#embeds/useMailTo.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { hasLeadsServer, settings } from '#site/build-constants.ts'
import { embedPath } from '#site/embeds.ts'
import { ButtonArrow, buttonClass, type ButtonVariant } from '#ui/Button.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'

type Props = { variant: ButtonVariant; children: string }

/** Opens the owner's scheduling page or the site's scheduler in a new tab. Without either, it is a mailto link. */
export function SchedulingLink(props: Props) {
  return settings.schedulingPageUrl || hasLeadsServer ? <PageInTab {...props} /> : <MailLink {...props} />
}

function MailLink({ variant, children }: Props) {
  return (
    <a href={useMailTo('scheduler')} className={buttonClass({ variant })}>
      <span>
        <Unbroken text={children} />
      </span>
      <ButtonArrow />
    </a>
  )
}

function PageInTab({ variant, children }: Props) {
  const { opensInNewTab } = useTexts('common')
  const ownPage = embedPath('scheduler', useLanguage())
  const href = useWithCampaign(settings.schedulingPageUrl ?? ownPage)
  return (
    <ExternalLink href={href} newTabNote={opensInNewTab} className={buttonClass({ variant })}>
      <span>
        <Unbroken text={children} />
      </span>
      <ButtonArrow />
    </ExternalLink>
  )
}
