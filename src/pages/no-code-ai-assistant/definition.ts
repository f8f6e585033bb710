import type nocodeai from '#locales/en/nocodeai.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof nocodeai

export const definition = define<{ nocodeai: typeof nocodeai }>()({
  id: 'no-code-ai-assistant',
  path: '/platform/no-code-ai-assistant',
  namespaces: ['nocodeai'],
  group: 'platform',
  menuColumn: 'builder',
  icon: 'Blocks',
  structuredData: 'software',
})
