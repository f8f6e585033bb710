import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { DemoHeroSection } from './DemoHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function BookADemo() {
  const { hero } = usePageTexts(definition)
  return (
    <>
      <DemoHeroSection {...hero} />
      <Below />
    </>
  )
}
