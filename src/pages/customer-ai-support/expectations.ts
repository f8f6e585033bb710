import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  claims: ['supportWorkload', 'autoResolved', 'languages'],
  links: ['/book-a-demo', '/talk-to-an-expert'],
}
