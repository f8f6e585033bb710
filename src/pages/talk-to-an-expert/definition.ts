import type talktoanexpert from '#locales/en/talktoanexpert.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof talktoanexpert

export const definition = define<{ talktoanexpert: typeof talktoanexpert }>()({
  id: 'talk-to-an-expert',
  path: '/talk-to-an-expert',
  namespaces: ['talktoanexpert'],
  group: 'standalone',
  icon: 'MessageCircle',
  structuredData: 'contact',
})
