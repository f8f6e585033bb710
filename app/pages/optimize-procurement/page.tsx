import { ProcurementHeroSection } from './ProcurementHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
