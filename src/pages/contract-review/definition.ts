import type contractreview from '#locales/en/contractreview.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof contractreview

export const definition = define<{ contractreview: typeof contractreview }>()({
  id: 'contract-review',
  path: '/usecases/legal-operations',
  aliases: ['/usecases/contract-review-automation'],
  namespaces: ['contractreview'],
  group: 'usecases',
  menuColumn: 'backOffice',
  icon: 'Scale',
  structuredData: 'service',
})
