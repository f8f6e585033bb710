import { ActionsSection } from './ActionsSection.tsx'
import { ConversionAreaSection } from './ConversionAreaSection.tsx'
import { DealsHeroSection } from './DealsHeroSection.tsx'
import { MomentsSection } from './MomentsSection.tsx'
import { MorningSection } from './MorningSection.tsx'
import { ScoreSection } from './ScoreSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function CloseMoreDeals() {
  const { deals, hero, pipeline, visitor, score, morning, moments, conversion, close } = usePageTexts(definition)
  return (
    <>
      <DealsHeroSection {...hero} deals={deals} pipeline={pipeline} visitor={visitor} />
      <ScoreSection {...score} deals={deals} />
      <MorningSection {...morning} deals={deals} />
      <MomentsSection {...moments} />
      <ConversionAreaSection {...conversion} />
      <ActionsSection {...close} />
    </>
  )
}
