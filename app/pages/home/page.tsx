import { HomeHeroSection } from './HomeHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
