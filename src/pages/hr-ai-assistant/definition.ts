import type hraiassistant from '#locales/en/hraiassistant.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof hraiassistant

export const definition = define<{ hraiassistant: typeof hraiassistant }>()({
  id: 'hr-ai-assistant',
  path: '/platform/hr-ai-assistant',
  shortTarget: '/hr-ai-assistant',
  namespaces: ['hraiassistant'],
  group: 'platform',
  menuColumn: 'assistants',
  icon: 'BriefcaseBusiness',
  structuredData: 'software',
})
