import { ReviewHeroSection } from './ReviewHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
