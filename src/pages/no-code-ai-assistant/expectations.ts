import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['buildTime', 'trialDays', 'integrations'],
  links: ['/book-a-demo'],
}
