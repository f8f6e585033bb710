import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['conversion'],
  links: ['/book-a-demo', '/talk-to-an-expert'],
}
