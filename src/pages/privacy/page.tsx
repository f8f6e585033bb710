import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { PrivacyHeroSection } from './PrivacyHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function Privacy() {
  const { hero, sections } = usePageTexts(definition)
  return <PrivacyHeroSection {...hero} sections={sections} />
}
