import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { HrHeroSection } from './HrHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function HrAiAssistant() {
  const texts = usePageTexts(definition)
  return <HrHeroSection {...texts.hero} demo={texts.policyChat} />
}
