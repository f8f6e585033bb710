import { HrHeroSection } from './HrHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

export const Below = later(() => import('./below.tsx'))

export default function HrAiAssistant() {
  const texts = usePageTexts(definition)
  return (
    <>
      <HrHeroSection {...texts.hero} demo={texts.policyChat} />
      <Below />
    </>
  )
}
