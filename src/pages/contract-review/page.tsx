import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections, Sections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { PortfolioSection } from './PortfolioSection.tsx'
import { ReviewHeroSection } from './ReviewHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function ContractReview() {
  const { hero, map, card } = usePageTexts(definition)
  return (
    <>
      <ReviewHeroSection {...hero} />
      <Sections start={1}>
        <PortfolioSection map={map} card={card} />
      </Sections>
    </>
  )
}
