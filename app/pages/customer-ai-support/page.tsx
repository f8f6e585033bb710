import { SupportHeroSection } from './SupportHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
