import { AgendaSection } from '../sections/expert/AgendaSection.tsx'
import { ComeOrSkipSection } from '../sections/expert/ComeOrSkipSection.tsx'
import { ExpertHeroSection } from '../sections/expert/ExpertHeroSection.tsx'
import { VoicesSection } from '../sections/expert/VoicesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function TalkToAnExpert() {
  const { hero, agenda, voices, close } = useTexts('talktoanexpert')
  return (
    <>
      <ExpertHeroSection {...hero} />
      <AgendaSection {...agenda} />
      <VoicesSection {...voices} />
      <ComeOrSkipSection {...close} />
    </>
  )
}
