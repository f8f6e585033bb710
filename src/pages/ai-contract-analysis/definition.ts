import type aicontractanalysis from '#locales/en/aicontractanalysis.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof aicontractanalysis

export const definition = define<{ aicontractanalysis: typeof aicontractanalysis }>()({
  id: 'ai-contract-analysis',
  path: '/platform/ai-contract-analysis',
  namespaces: ['aicontractanalysis'],
  group: 'platform',
  menuColumn: 'assistants',
  icon: 'FileSearch',
  structuredData: 'software',
})
