import { useTexts } from '#i18n/useTexts.ts'
import { PageLink, SiteLink } from '#routing/SiteLink.tsx'
import { asksForConsent, settings } from '#site/build-constants.ts'
import { findPage } from '#site/pages.ts'
import { Cluster } from '#ui/Layout.tsx'

/** Legally required on every page: the owner's documents if configured, otherwise the site's own notice. */
export function LegalLinks() {
  const { footer } = useTexts('common')
  const { privacyUrl, termsUrl } = settings
  return (
    <Cluster as="ul" gap={8}>
      <li>
        {privacyUrl ? <a href={privacyUrl}>{footer.privacy}</a> : <SiteLink to="/privacy">{footer.privacy}</SiteLink>}
      </li>
      {findPage('security') && (
        <li>
          <PageLink page="security">{footer.security}</PageLink>
        </li>
      )}
      {asksForConsent && (
        <li>
          <button type="button" onClick={askAgain}>
            {footer.consent}
          </button>
        </li>
      )}
      {termsUrl && (
        <li>
          <a href={termsUrl}>{footer.terms}</a>
        </li>
      )}
    </Cluster>
  )
}

async function askAgain(): Promise<void> {
  const { setAsking } = await import('./consent/consent.ts')
  setAsking(true)
}
