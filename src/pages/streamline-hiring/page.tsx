import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { HiringHeroSection } from './HiringHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function StreamlineHiring() {
  const texts = usePageTexts(definition)
  const { assistantLink, pipeline, chat, week } = texts
  return <HiringHeroSection {...texts.hero} assistantLink={assistantLink} pipeline={pipeline} chat={chat} week={week} />
}
