import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['legalReview'],
  links: ['/book-a-demo', '/usecases/legal-operations'],
  saysInEnglish: ['Book a Free Demo'],
  structuredData: ['VideoObject'],
}
