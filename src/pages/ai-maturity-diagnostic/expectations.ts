import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['diagnosticFree', 'diagnosticMinutes', 'diagnosticDimensions'],
  links: ['/talk-to-an-expert'],
  saysInEnglish: ['Sample data'],
}
