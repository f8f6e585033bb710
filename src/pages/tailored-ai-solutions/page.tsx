import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { TailoredHeroSection } from './TailoredHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function TailoredAiSolutions() {
  const { hero } = usePageTexts(definition)
  return (
    <>
      <TailoredHeroSection {...hero} />
      <Below />
    </>
  )
}
