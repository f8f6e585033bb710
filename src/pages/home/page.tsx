import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { HomeHeroSection } from './HomeHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function Home() {
  const texts = usePageTexts(definition)
  return (
    <>
      <HomeHeroSection {...texts.hero} morning={texts.morning} />
      <Below />
    </>
  )
}
