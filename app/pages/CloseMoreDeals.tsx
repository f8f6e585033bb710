import { ActionsSection } from '../sections/deals/ActionsSection.tsx'
import { ConversionAreaSection } from '../sections/deals/ConversionAreaSection.tsx'
import { DealsHeroSection } from '../sections/deals/DealsHeroSection.tsx'
import { MomentsSection } from '../sections/deals/MomentsSection.tsx'
import { MorningSection } from '../sections/deals/MorningSection.tsx'
import { ScoreSection } from '../sections/deals/ScoreSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function CloseMoreDeals() {
  const { deals, hero, pipeline, visitor, score, morning, moments, conversion, close } = useTexts('closemoredeals')
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
