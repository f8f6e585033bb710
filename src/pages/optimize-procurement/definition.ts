import type optimizeprocurement from '#locales/en/optimizeprocurement.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof optimizeprocurement

export const definition = define<{ optimizeprocurement: typeof optimizeprocurement }>()({
  id: 'optimize-procurement',
  path: '/usecases/procurement/optimize-procurement-with-ai',
  aliases: ['/usecases/procurement'],
  missingAliases: { pt: ['/usecases/procurement'] },
  namespaces: ['optimizeprocurement'],
  group: 'usecases',
  menuColumn: 'backOffice',
  icon: 'Package',
  structuredData: 'service',
})
