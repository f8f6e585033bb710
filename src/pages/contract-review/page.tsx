import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { ReviewHeroSection } from './ReviewHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function ContractReview() {
  const { hero, map, card } = usePageTexts(definition)
  return (
    <>
      <ReviewHeroSection {...hero} map={map} card={card} />
      <BelowTheFold />
    </>
  )
}
