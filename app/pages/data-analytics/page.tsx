import { AnalyticsHeroSection } from './AnalyticsHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

export const Below = later(() => import('./below.tsx'))

export default function DataAnalytics() {
  const texts = usePageTexts(definition)
  return (
    <>
      <AnalyticsHeroSection {...texts.hero} />
      <Below />
    </>
  )
}
