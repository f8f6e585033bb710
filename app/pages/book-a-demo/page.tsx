import { DemoHeroSection } from './DemoHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
