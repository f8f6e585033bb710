import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['legalReview'],
  links: ['/platform/ai-contract-analysis', '/book-a-demo'],
}
