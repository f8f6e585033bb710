import { ClientLogoStrip } from '../sections/ClientLogoStrip.tsx'
import { EmptyInboxSection } from '../sections/support/EmptyInboxSection.tsx'
import { SupportFaqSection } from '../sections/support/SupportFaqSection.tsx'
import { SupportHeroSection } from '../sections/support/SupportHeroSection.tsx'
import { TicketEndingsSection } from '../sections/support/TicketEndingsSection.tsx'
import { WorkloadSection } from '../sections/support/WorkloadSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function CustomerAiSupport() {
  const { inbox, hero, clients, endings, workload, faq, close } = useTexts('customeraisupport')
  return (
    <>
      <SupportHeroSection {...hero} inboxTexts={inbox} />
      <ClientLogoStrip label={clients} speed="fast" />
      <TicketEndingsSection {...endings} />
      <WorkloadSection {...workload} />
      <SupportFaqSection {...faq} />
      <EmptyInboxSection {...close} inboxTexts={inbox} />
    </>
  )
}
