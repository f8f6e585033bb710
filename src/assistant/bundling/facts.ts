import type { Texts } from '#site/namespaces.ts'
import type { ListedPage } from '#site/pages.ts'

/** Facts that no page states in a sentence, and the page that each links to. */
export const pageOfFact: Record<keyof Texts['facts'], ListedPage> = {
  price: 'talk-to-an-expert',
  contact: 'talk-to-an-expert',
  offices: 'home',
  offer: 'home',
  languages: 'home',
  ai: 'home',
  fairHiring: 'streamline-hiring',
  freeTrial: 'no-code-ai-assistant',
  data: 'customer-ai-support',
  listening: 'ai-maturity-diagnostic',
  demo: 'book-a-demo',
  rollout: 'tailored-ai-solutions',
  channels: 'customer-ai-support',
  privacyNotice: 'privacy',
  tools: 'no-code-ai-assistant',
}
