import { SalesHeroSection } from './SalesHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
