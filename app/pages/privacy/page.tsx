import { later } from '../../routing/Later.tsx'
import { usePageTexts } from '../../texts/useTexts.ts'
import { definition } from './definition.ts'
import { PrivacyHeroSection } from './PrivacyHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function Privacy() {
  const { hero, sections } = usePageTexts(definition)
  return (
    <>
      <PrivacyHeroSection {...hero} sections={sections} />
      <Below />
    </>
  )
}
