import type index from '../../../public/locales/en/index.en.json'
import type home from '../../../public/locales/en/home.en.json'
import { define } from '../../site/definition.ts'

export type PageTexts = typeof home

export const definition = define<{ index: typeof index; home: typeof home }>()({
  id: 'home',
  path: '/',
  namespaces: ['index', 'home'],
  group: 'standalone',
  icon: 'House',
  structuredData: 'website',
})
