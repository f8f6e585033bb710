import type { Expectations } from '#tests/expectations.ts'
import { sdrStages } from './sample-data.ts'

export const expectations: Expectations = {
  claims: ['conversion'],
  links: ['/platform/sales-ai-co-pilot'],
  says: sdrStages.map(({ leads }) => leads),
  saysInEnglish: ['What Results Can You Expect?'],
  scheduling: 2,
}
