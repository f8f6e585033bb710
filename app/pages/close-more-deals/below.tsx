import { ActionsSection } from './ActionsSection.tsx'
import { ConversionAreaSection } from './ConversionAreaSection.tsx'
import { MomentsSection } from './MomentsSection.tsx'
import { MorningSection } from './MorningSection.tsx'
import { ScoreSection } from './ScoreSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { Sections } from '../../routing/Later.tsx'

export default function CloseMoreDealsBelow() {
  const { deals, score, morning, moments, conversion, close } = usePageTexts(definition)
  return (
    <Sections>
      <ScoreSection {...score} deals={deals} />
      <MorningSection {...morning} deals={deals} />
      <MomentsSection {...moments} />
      <ConversionAreaSection {...conversion} />
      <ActionsSection {...close} />
    </Sections>
  )
}
