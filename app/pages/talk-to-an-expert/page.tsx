import { AgendaSection } from './AgendaSection.tsx'
import { ComeOrSkipSection } from './ComeOrSkipSection.tsx'
import { ExpertHeroSection } from './ExpertHeroSection.tsx'
import { VoicesSection } from './VoicesSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function TalkToAnExpert() {
  const { hero, agenda, voices, close } = usePageTexts(definition)
  return (
    <>
      <ExpertHeroSection {...hero} />
      <AgendaSection {...agenda} />
      <VoicesSection {...voices} />
      <ComeOrSkipSection {...close} />
    </>
  )
}
