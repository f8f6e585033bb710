import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { AgendaSection } from './AgendaSection.tsx'
import { ComeOrSkipSection } from './ComeOrSkipSection.tsx'
import { definition } from './definition.ts'
import { OptionsSection } from './OptionsSection.tsx'
import { VoicesSection } from './VoicesSection.tsx'

export default function TalkToAnExpertBelow() {
  const { agenda, voices, compare, close } = usePageTexts(definition)
  return (
    <Sections>
      <AgendaSection {...agenda} />
      <VoicesSection {...voices} />
      <OptionsSection {...compare} />
      <ComeOrSkipSection {...close} />
    </Sections>
  )
}
