import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { SalesHeroSection } from './SalesHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function SalesAiCoPilot() {
  const texts = usePageTexts(definition)
  return <SalesHeroSection {...texts.hero} record={texts.record} thread={texts.thread} />
}
