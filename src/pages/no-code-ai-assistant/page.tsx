import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { BuilderHeroSection } from './BuilderHeroSection.tsx'
import { definition } from './definition.ts'

export const Below = later(() => import('./below.tsx'))

export default function NoCodeAiAssistant() {
  const texts = usePageTexts(definition)
  return (
    <>
      <BuilderHeroSection {...texts.hero} builder={texts.builder} trial={texts.trial} />
      <Below />
    </>
  )
}
