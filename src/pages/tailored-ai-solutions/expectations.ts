import type { Expectations } from '#tests/expectations.ts'
import { claimsToday } from './sample-data.ts'

export const expectations: Expectations = {
  claims: ['supplierSelection', 'caseSavings'],
  links: ['/book-a-demo', '/talk-to-an-expert'],
  says: [claimsToday.inbox, claimsToday.read, claimsToday.check, claimsToday.reply],
  saysInEnglish: [
    'Ideation and innovation',
    'Development and engineering',
    'Launch and scale',
    'Book a Demo',
    'I Want To Know More',
  ],
}
