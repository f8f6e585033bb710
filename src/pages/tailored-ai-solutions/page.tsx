import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { TailoredHeroSection } from './TailoredHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function TailoredAiSolutions() {
  const { hero } = usePageTexts(definition)
  return <TailoredHeroSection {...hero} />
}
