import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { ProcurementHeroSection } from './ProcurementHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function OptimizeProcurement() {
  const texts = usePageTexts(definition)
  return (
    <>
      <ProcurementHeroSection {...texts.hero} stages={texts.stages} />
      <Below />
    </>
  )
}
