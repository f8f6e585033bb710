import type streamlinehiring from '#locales/en/streamlinehiring.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof streamlinehiring

export const definition = define<{ streamlinehiring: typeof streamlinehiring }>()({
  id: 'streamline-hiring',
  path: '/usecases/human-resources/streamline-hiring',
  aliases: ['/usecases/streamline-hiring'],
  namespaces: ['streamlinehiring'],
  group: 'usecases',
  menuColumn: 'backOffice',
  icon: 'UserSearch',
  structuredData: 'service',
})
