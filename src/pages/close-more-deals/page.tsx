import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { DealsHeroSection } from './DealsHeroSection.tsx'
import { definition } from './definition.ts'

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
