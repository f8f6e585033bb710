import type security from '#locales/en/security.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof security

export const definition = define<{ security: typeof security }>()({
  id: 'security',
  path: '/security',
  namespaces: ['security'],
  group: 'standalone',
  icon: 'LockKeyhole',
  structuredData: 'document',
})
