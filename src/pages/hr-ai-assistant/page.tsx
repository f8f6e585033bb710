import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { HrHeroSection } from './HrHeroSection.tsx'

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
