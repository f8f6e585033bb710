import type home from '#locales/en/home.en.json'
import type index from '#locales/en/index.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof home

export const definition = define<{ index: typeof index; home: typeof home }>()({
  id: 'home',
  path: '/',
  namespaces: ['index', 'home'],
  group: 'standalone',
  icon: 'House',
  structuredData: 'website',
})
