import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { OperationsHeroSection } from './OperationsHeroSection.tsx'

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
