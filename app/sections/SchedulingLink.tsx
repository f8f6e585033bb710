import type { ReactNode } from 'react'
import { useWithCampaign } from '../browser/useWithCampaign.ts'
import { settings } from '../site/build-constants.ts'
import { embedPath } from '../site/embeds.ts'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { ButtonArrow, buttonClass, type ButtonVariant } from '../ui/Button.tsx'
import { ExternalLink } from '../ui/TextLink.tsx'

/** Opens the scheduling page in a new tab: the owner's own, or the site's scheduler by itself. */
export function SchedulingLink({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  const { opensInNewTab } = useTexts('common')
  const ownPage = embedPath('scheduler', useLanguage())
  const href = useWithCampaign(settings.schedulingPageUrl ?? ownPage)
  return (
    <ExternalLink href={href} newTabNote={opensInNewTab} className={buttonClass({ variant })}>
      {children}
      <ButtonArrow />
    </ExternalLink>
  )
}
