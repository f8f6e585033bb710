import { OperationsHeroSection } from './OperationsHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

export const Below = later(() => import('./below.tsx'))

export default function OptimizeHrOperations() {
  const texts = usePageTexts(definition)
  return (
    <>
      <OperationsHeroSection {...texts.hero} newStarters={texts.jobs.dataEntry.figure} />
      <Below />
    </>
  )
}
