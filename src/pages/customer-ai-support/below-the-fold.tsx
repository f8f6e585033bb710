import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { ClientLogoStrip } from '#sections/ClientLogoStrip.tsx'
import { GoLiveSection } from '#sections/GoLiveSection.tsx'
import { definition } from './definition.ts'
import { EmptyInboxSection } from './EmptyInboxSection.tsx'
import { SupportFaqSection } from './SupportFaqSection.tsx'
import { TicketEndingsSection } from './TicketEndingsSection.tsx'
import { WorkloadSection } from './WorkloadSection.tsx'

export default function CustomerAiSupportBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <ClientLogoStrip label={texts.clients} speed="fast" />
      <TicketEndingsSection {...texts} />
      <WorkloadSection {...texts.workload} />
      <GoLiveSection {...texts.goLive} page={definition.id} />
      <SupportFaqSection {...texts} />
      <EmptyInboxSection {...texts} />
    </Sections>
  )
}
