import type aisdautomation from '#locales/en/aisdautomation.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof aisdautomation

export const definition = define<{ aisdautomation: typeof aisdautomation }>()({
  id: 'ai-sdr-automation',
  path: '/usecases/sales/ai-sdr-automation',
  namespaces: ['aisdautomation'],
  group: 'usecases',
  menuColumn: 'salesAndService',
  icon: 'Funnel',
  structuredData: 'service',
})
