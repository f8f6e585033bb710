import type tailoredaisolutions from '#locales/en/tailoredaisolutions.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof tailoredaisolutions

export const definition = define<{ tailoredaisolutions: typeof tailoredaisolutions }>()({
  id: 'tailored-ai-solutions',
  path: '/services/tailored-ai-solutions',
  namespaces: ['tailoredaisolutions'],
  group: 'services',
  menuColumn: 'services',
  icon: 'Ruler',
  structuredData: 'service',
})
