import { DealsHeroSection } from './DealsHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

export const Below = later(() => import('./below.tsx'))

export default function CloseMoreDeals() {
  const { deals, hero, pipeline, visitor } = usePageTexts(definition)
  return (
    <>
      <DealsHeroSection {...hero} deals={deals} pipeline={pipeline} visitor={visitor} />
      <Below />
    </>
  )
}
