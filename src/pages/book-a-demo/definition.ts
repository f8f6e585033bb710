import type bookademo from '#locales/en/bookademo.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof bookademo

export const definition = define<{ bookademo: typeof bookademo }>()({
  id: 'book-a-demo',
  path: '/book-a-demo',
  namespaces: ['bookademo'],
  group: 'standalone',
  icon: 'CalendarDays',
  structuredData: 'contact',
})
