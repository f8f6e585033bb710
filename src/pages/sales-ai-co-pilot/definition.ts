import type salesaicopilot from '#locales/en/salesaicopilot.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof salesaicopilot

export const definition = define<{ salesaicopilot: typeof salesaicopilot }>()({
  id: 'sales-ai-co-pilot',
  path: '/platform/sales-ai-co-pilot',
  shortTarget: '/sales-ai-co-pilot',
  namespaces: ['salesaicopilot'],
  group: 'platform',
  menuColumn: 'assistants',
  icon: 'TrendingUp',
  structuredData: 'software',
})
