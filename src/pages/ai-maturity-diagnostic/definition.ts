import type aimaturitydiagnostic from '#locales/en/aimaturitydiagnostic.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof aimaturitydiagnostic

export const definition = define<{ aimaturitydiagnostic: typeof aimaturitydiagnostic }>()({
  id: 'ai-maturity-diagnostic',
  path: '/ai-maturity-diagnostic',
  namespaces: ['aimaturitydiagnostic'],
  group: 'services',
  icon: 'Radar',
  structuredData: 'service',
  darkTop: true,
  logoOnDark: true,
})
