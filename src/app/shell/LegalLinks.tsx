import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { asksForConsent, settings } from '#site/build-constants.ts'
import styles from './LegalLinks.module.css'

/** Legally required on every page: the owner's documents if configured, otherwise the site's own notice. */
export function LegalLinks() {
  const { footer } = useTexts('common')
  const { privacyUrl, termsUrl } = settings
  return (
    <ul className={styles.links}>
      <li>
        {privacyUrl ? <a href={privacyUrl}>{footer.privacy}</a> : <SiteLink to="/privacy">{footer.privacy}</SiteLink>}
      </li>
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
    </ul>
  )
}

async function askAgain(): Promise<void> {
  const { askForConsent } = await import('./consent/consent.ts')
  askForConsent()
}
