import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { AnalyticsHeroSection } from './AnalyticsHeroSection.tsx'
import { definition } from './definition.ts'

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
