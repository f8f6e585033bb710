import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { ContractHeroSection } from './ContractHeroSection.tsx'
import { definition } from './definition.ts'

export const Below = later(() => import('./below.tsx'))

export default function AiContractAnalysis() {
  const { actions, hero, desk, video } = usePageTexts(definition)
  return (
    <>
      <ContractHeroSection {...hero} actions={actions} desk={desk} video={video} />
      <Below />
    </>
  )
}
