import type customersupportefficiency from '#locales/en/customersupportefficiency.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof customersupportefficiency

export const definition = define<{ customersupportefficiency: typeof customersupportefficiency }>()({
  id: 'customer-support-efficiency',
  path: '/usecases/customer-support',
  aliases: ['/usecases/customer-support-efficiency'],
  namespaces: ['customersupportefficiency'],
  group: 'usecases',
  menuColumn: 'salesAndService',
  icon: 'Gauge',
  structuredData: 'service',
})
