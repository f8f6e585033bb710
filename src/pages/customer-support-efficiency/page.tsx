import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { EfficiencyHeroSection } from './EfficiencyHeroSection.tsx'

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
