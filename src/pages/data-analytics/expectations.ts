import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  links: ['/book-a-demo', '/talk-to-an-expert'],
  saysInEnglish: [
    'Data integration and preparation',
    'Analytics and machine learning',
    'Data support and visualization',
    'I Want To Know More',
  ],
}
