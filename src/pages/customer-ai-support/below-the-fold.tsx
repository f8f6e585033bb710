import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { ClientLogoStrip } from '#sections/ClientLogoStrip.tsx'
import { definition } from './definition.ts'
import { EmptyInboxSection } from './EmptyInboxSection.tsx'
import { SupportFaqSection } from './SupportFaqSection.tsx'
import { TicketEndingsSection } from './TicketEndingsSection.tsx'
import { WorkloadSection } from './WorkloadSection.tsx'

export default function CustomerAiSupportBelow() {
  const { speakers, inbox, clients, endings, workload, faq, close } = usePageTexts(definition)
  return (
    <Sections>
      <ClientLogoStrip label={clients} speed="fast" />
      <TicketEndingsSection {...endings} speakers={speakers} />
      <WorkloadSection {...workload} />
      <SupportFaqSection {...faq} speakers={speakers} />
      <EmptyInboxSection {...close} inboxTexts={inbox} />
    </Sections>
  )
}
