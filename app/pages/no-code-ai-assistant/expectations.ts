import type { Expectations } from '../../../tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['timeToSolution', 'trialDays', 'integrations'],
  links: ['/book-a-demo'],
}
