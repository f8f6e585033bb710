import { ClientLogoStrip } from '../sections/ClientLogoStrip.tsx'
import { EmptyInboxSection } from '../sections/support/EmptyInboxSection.tsx'
import { SupportFaqSection } from '../sections/support/SupportFaqSection.tsx'
import { SupportHeroSection } from '../sections/support/SupportHeroSection.tsx'
import { TicketEndingsSection } from '../sections/support/TicketEndingsSection.tsx'
import { WorkloadSection } from '../sections/support/WorkloadSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function CustomerAiSupport() {
  const { speakers, inbox, hero, clients, endings, workload, faq, close } = useTexts('customeraisupport')
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
