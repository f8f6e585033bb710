import { AgendaSection } from './AgendaSection.tsx'
import { ComeOrSkipSection } from './ComeOrSkipSection.tsx'
import { ExpertHeroSection } from './ExpertHeroSection.tsx'
import { VoicesSection } from './VoicesSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'

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
