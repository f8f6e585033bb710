import { ClientVoiceSection } from '../sections/tailored/ClientVoiceSection.tsx'
import { PortfolioSection } from '../sections/tailored/PortfolioSection.tsx'
import { StepsTableSection } from '../sections/tailored/StepsTableSection.tsx'
import { TailoredHeroSection } from '../sections/tailored/TailoredHeroSection.tsx'
import { ThreeDrawingsSection } from '../sections/tailored/ThreeDrawingsSection.tsx'
import { TitleBlockSection } from '../sections/tailored/TitleBlockSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function TailoredAiSolutions() {
  const { hero, desk, steps, hold, voice, portfolio, close } = useTexts('tailoredaisolutions')
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
