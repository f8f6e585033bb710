import type { Expectations } from '#tests/expectations.ts'
import { documentBatch, hrOperations } from './sample-data.ts'

export const expectations: Expectations = {
  links: ['/talk-to-an-expert', '/platform/hr-ai-assistant'],
  says: [
    hrOperations.tasksAutomated,
    hrOperations.hoursSaved,
    `${hrOperations.workloadReductionPercent}%`,
    hrOperations.records,
    hrOperations.documents,
    hrOperations.queries,
    ...Object.values(documentBatch.documents).map((percent) => `${percent}%`),
  ],
  saysInEnglish: ['Auto Data Entry', 'Doc Generation', 'Compliance', 'Employee Support', 'Done', 'Processing'],
}
