import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { OperationsHeroSection } from './OperationsHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function OptimizeHrOperations() {
  const texts = usePageTexts(definition)
  return <OperationsHeroSection {...texts.hero} newStarters={texts.jobs.dataEntry.figure} />
}
