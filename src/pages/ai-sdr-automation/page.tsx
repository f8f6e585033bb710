import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { SdrHeroSection } from './SdrHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function AiSdrAutomation() {
  const texts = usePageTexts(definition)
  return (
    <>
      <SdrHeroSection {...texts.hero} pipeline={texts.pipeline} conversation={texts.conversation} />
      <Below />
    </>
  )
}
