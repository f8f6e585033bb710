import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { ExpertHeroSection } from './ExpertHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function TalkToAnExpert() {
  const { hero } = usePageTexts(definition)
  return <ExpertHeroSection {...hero} />
}
