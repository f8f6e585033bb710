import type customeraisupport from '#locales/en/customeraisupport.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof customeraisupport

export const definition = define<{ customeraisupport: typeof customeraisupport }>()({
  id: 'customer-ai-support',
  path: '/platform/customer-ai-support',
  shortTarget: '/customer-ai-support',
  namespaces: ['customeraisupport'],
  group: 'platform',
  menuColumn: 'assistants',
  icon: 'Headphones',
  structuredData: 'software',
})
