import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { asksForConsent, settings } from '#site/build-constants.ts'
import styles from './LegalLinks.module.css'

/** What the law wants in reach of every page: the site's own notice, or the owner's documents. */
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
