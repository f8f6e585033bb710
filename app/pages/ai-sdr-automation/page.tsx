import { SdrHeroSection } from './SdrHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
