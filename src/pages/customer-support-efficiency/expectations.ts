import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['timeToSolution', 'ticketVolume'],
  links: ['/platform/customer-ai-support', '/book-a-demo'],
  saysInEnglish: ['faster time-to-solution'],
}
