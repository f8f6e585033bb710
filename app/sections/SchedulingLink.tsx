import type { ReactNode } from 'react'
import { useWithCampaign } from '../browser/useWithCampaign.ts'
import { settings } from '../site/build-constants.ts'
import { embedPath } from '../site/embeds.ts'
import { useLanguage, useTexts } from '../texts/useTexts.ts'
import { ButtonArrow, buttonClass, type ButtonLook } from '../ui/Button.tsx'
import { ExternalLink } from '../ui/TextLink.tsx'

/** Opens the scheduling page in a new tab: the owner's own, or the site's scheduler by itself. */
export function SchedulingLink({ look, children }: { look: ButtonLook; children: ReactNode }) {
  const { opensInNewTab } = useTexts('common')
  const ownPage = embedPath('scheduler', useLanguage())
  const href = useWithCampaign(settings.schedulingPageUrl ?? ownPage)
  return (
    <ExternalLink href={href} newTabNote={opensInNewTab} className={buttonClass({ look })}>
      {children}
      <ButtonArrow />
    </ExternalLink>
  )
}
