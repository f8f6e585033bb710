import type closemoredeals from '#locales/en/closemoredeals.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof closemoredeals

export const definition = define<{ closemoredeals: typeof closemoredeals }>()({
  id: 'close-more-deals',
  path: '/usecases/sales',
  aliases: ['/usecases/close-more-deals'],
  namespaces: ['closemoredeals'],
  group: 'usecases',
  menuColumn: 'salesAndService',
  icon: 'Handshake',
  structuredData: 'service',
})
