import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { SupportHeroSection } from './SupportHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function CustomerAiSupport() {
  const { inbox, hero } = usePageTexts(definition)
  return (
    <>
      <SupportHeroSection {...hero} inboxTexts={inbox} />
      <Below />
    </>
  )
}
