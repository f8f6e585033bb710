import type optimizehroperations from '#locales/en/optimizehroperations.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof optimizehroperations

export const definition = define<{ optimizehroperations: typeof optimizehroperations }>()({
  id: 'optimize-hr-operations',
  path: '/usecases/human-resources/optimize-hr-operations',
  aliases: ['/usecases/optimize-hr-operations'],
  namespaces: ['optimizehroperations'],
  group: 'usecases',
  menuColumn: 'backOffice',
  icon: 'ClipboardCheck',
  structuredData: 'service',
})
