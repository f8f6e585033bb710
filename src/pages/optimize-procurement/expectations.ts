import type { Expectations } from '#tests/expectations.ts'
import { procurementStages } from './sample-data.ts'

export const expectations: Expectations = {
  claims: ['supplierSelection', 'caseSavings'],
  links: [],
  says: procurementStages.map(({ requests }) => requests),
  saysInEnglish: [
    'Manufacturing',
    'Healthcare',
    'Enterprise Services',
    'Construction',
    'Completed',
    'Active',
    'Pending',
    'Upcoming',
  ],
  scheduling: 2,
}
