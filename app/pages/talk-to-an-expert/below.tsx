import { AgendaSection } from './AgendaSection.tsx'
import { ComeOrSkipSection } from './ComeOrSkipSection.tsx'
import { VoicesSection } from './VoicesSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { Sections } from '../../routing/Later.tsx'

export default function TalkToAnExpertBelow() {
  const { agenda, voices, close } = usePageTexts(definition)
  return (
    <Sections>
      <AgendaSection {...agenda} />
      <VoicesSection {...voices} />
      <ComeOrSkipSection {...close} />
    </Sections>
  )
}
