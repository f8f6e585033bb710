import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { SalesHeroSection } from './SalesHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function SalesAiCoPilot() {
  const texts = usePageTexts(definition)
  return (
    <>
      <SalesHeroSection {...texts.hero} record={texts.record} thread={texts.thread} />
      <Below />
    </>
  )
}
