import { lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { countsVisits } from '#site/build-constants.ts'
import { useLanguageOffer } from './language-offer/useLanguageOffer.tsx'

/** Without a setting that asks for it, no page loads it. A page to which it does not come is still a page. */
const Counting = lazy(async () => ({
  default: (await import('./consent/Counting.tsx').catch(() => ({ Counting: Uncounted }))).Counting,
}))

function Uncounted({ otherwise }: { otherwise: ReactNode }) {
  return otherwise
}

/**
 * What lies over a page and asks something: one question at a time. By itself, because what is drawn anew around a part that
 * still rests takes that part away: the footer was gone.
 */
export function Notices() {
  const languageOffer = useLanguageOffer()
  const hydrated = useHydrated()
  if (!countsVisits || !hydrated) return languageOffer
  return (
    <Suspense fallback={languageOffer}>
      <Counting otherwise={languageOffer} />
    </Suspense>
  )
}
