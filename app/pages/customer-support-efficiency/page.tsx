import { EfficiencyHeroSection } from './EfficiencyHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

export const Below = later(() => import('./below.tsx'))

export default function CustomerSupportEfficiency() {
  const texts = usePageTexts(definition)
  return (
    <>
      <EfficiencyHeroSection {...texts.hero} />
      <Below />
    </>
  )
}
