import type { Expectations } from '#tests/expectations.ts'

export const expectations: Expectations = {
  links: ['/talk-to-an-expert', '/platform/hr-ai-assistant'],
}
