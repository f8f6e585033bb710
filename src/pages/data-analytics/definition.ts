import type dataanalytics from '#locales/en/dataanalytics.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof dataanalytics

export const definition = define<{ dataanalytics: typeof dataanalytics }>()({
  id: 'data-analytics',
  path: '/services/data-analytics',
  namespaces: ['dataanalytics'],
  group: 'services',
  menuColumn: 'services',
  icon: 'ChartNoAxesColumn',
  structuredData: 'service',
})
