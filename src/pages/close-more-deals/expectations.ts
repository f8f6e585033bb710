import type { Expectations } from '#tests/expectations.ts'
import { PIPELINE_VALUE } from './sample-data.ts'

export const expectations: Expectations = {
  claims: ['conversion'],
  links: ['/book-a-demo', '/platform/sales-ai-co-pilot'],
  saysInEnglish: [`$${PIPELINE_VALUE.toLocaleString('en-US')}`],
}
