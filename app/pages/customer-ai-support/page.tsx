import { ClientLogoStrip } from '../../sections/ClientLogoStrip.tsx'
import { EmptyInboxSection } from './EmptyInboxSection.tsx'
import { SupportFaqSection } from './SupportFaqSection.tsx'
import { SupportHeroSection } from './SupportHeroSection.tsx'
import { TicketEndingsSection } from './TicketEndingsSection.tsx'
import { WorkloadSection } from './WorkloadSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function CustomerAiSupport() {
  const { speakers, inbox, hero, clients, endings, workload, faq, close } = usePageTexts(definition)
  return (
    <>
      <SupportHeroSection {...hero} inboxTexts={inbox} />
      <ClientLogoStrip label={clients} speed="fast" />
      <TicketEndingsSection {...endings} speakers={speakers} />
      <WorkloadSection {...workload} />
      <SupportFaqSection {...faq} speakers={speakers} />
      <EmptyInboxSection {...close} inboxTexts={inbox} />
    </>
  )
}
