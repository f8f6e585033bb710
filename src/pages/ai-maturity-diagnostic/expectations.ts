import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['diagnosticMinutes', 'diagnosticDimensions'],
  links: ['/talk-to-an-expert'],
  structuredData: ['FAQPage'],
}
