import { ClientVoiceSection } from './ClientVoiceSection.tsx'
import { PortfolioSection } from './PortfolioSection.tsx'
import { StepsTableSection } from './StepsTableSection.tsx'
import { TailoredHeroSection } from './TailoredHeroSection.tsx'
import { ThreeDrawingsSection } from './ThreeDrawingsSection.tsx'
import { TitleBlockSection } from './TitleBlockSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function TailoredAiSolutions() {
  const { hero, desk, steps, hold, voice, portfolio, close } = usePageTexts(definition)
  return (
    <>
      <TailoredHeroSection {...hero} />
      <ThreeDrawingsSection desk={desk} steps={steps} />
      <StepsTableSection {...hold} steps={steps} />
      <ClientVoiceSection {...voice} />
      <PortfolioSection {...portfolio} />
      <TitleBlockSection {...close} />
    </>
  )
}
