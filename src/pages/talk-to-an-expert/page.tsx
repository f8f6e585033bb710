import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { ExpertHeroSection } from './ExpertHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function TalkToAnExpert() {
  const { hero } = usePageTexts(definition)
  return (
    <>
      <ExpertHeroSection {...hero} />
      <Below />
    </>
  )
}
