import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { ReviewHeroSection } from './ReviewHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function ContractReview() {
  const { hero, map, card } = usePageTexts(definition)
  return (
    <>
      <ReviewHeroSection {...hero} map={map} card={card} />
      <Below />
    </>
  )
}
