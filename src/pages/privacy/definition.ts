import type privacy from '#locales/en/privacy.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof privacy

export const definition = define<{ privacy: typeof privacy }>()({
  id: 'privacy',
  path: '/privacy',
  namespaces: ['privacy'],
  group: 'standalone',
  icon: 'ShieldCheck',
  structuredData: 'document',
})
