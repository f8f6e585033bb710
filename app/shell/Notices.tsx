import { useConsentNotice } from './consent/useConsentNotice.tsx'
import { useLanguageOffer } from './language-offer/useLanguageOffer.tsx'

/**
 * What lies over a page and asks something: one question at a time. By itself, because what is drawn anew around a part that
 * still rests takes that part away: the footer was gone.
 */
export function Notices() {
  const languageOffer = useLanguageOffer()
  return useConsentNotice() || languageOffer
}
