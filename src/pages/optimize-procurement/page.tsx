import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { ProcurementHeroSection } from './ProcurementHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function OptimizeProcurement() {
  const texts = usePageTexts(definition)
  return <ProcurementHeroSection {...texts.hero} stages={texts.stages} />
}
