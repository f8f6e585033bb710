import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
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
