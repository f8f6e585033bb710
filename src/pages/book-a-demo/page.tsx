import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { DemoHeroSection } from './DemoHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function BookADemo() {
  return <DemoHeroSection {...usePageTexts(definition).hero} />
}
