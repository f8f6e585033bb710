import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { BuilderHeroSection } from './BuilderHeroSection.tsx'
import { definition } from './definition.ts'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function NoCodeAiAssistant() {
  const texts = usePageTexts(definition)
  return <BuilderHeroSection {...texts.hero} builder={texts.builder} trial={texts.trial} />
}
