import type { ClaimTexts } from './claims.ts'
import { findPage, pages } from './pages.ts'
import type { Settings } from './settings.ts'
import type { Values } from './template.ts'

export type SiteFacts = Pick<Settings, 'brand'> & Partial<Pick<Settings, 'builderUrl' | 'legal'>>

/** In the footer if they are set. */
function legalIds({ brand, legal }: SiteFacts): Readonly<Record<string, string>> {
  return { legalName: brand, cnpj: '', taxNumber: '', officer: '', ...legal }
}

/** Conditions for copy: {{?builder}}…{{/}} is left out if there is neither a builder page nor a builder URL. */
function conditionsOf(site: SiteFacts): Readonly<Record<string, unknown>> {
  const { builderUrl } = site
  const builder = builderUrl ?? findPage('no-code-ai-assistant')
  return { builder, builderUrl, prices: findPage('pricing'), ...legalIds(site) }
}

export function placeholderValues(site: SiteFacts, figures: ClaimTexts): Values {
  return new Map([
    ['brand', site.brand],
    ['pageCount', String(pages.length)],
    ...Object.entries(legalIds(site)),
    ...Object.entries(figures).map(([id, text]) => [`claims.${id}`, text] as const),
    ...Object.entries(conditionsOf(site)).flatMap(
      ([name, holds]) =>
        [
          [`?${name}`, holds ? 'yes' : ''],
          [`?!${name}`, holds ? '' : 'yes'],
        ] as const,
    ),
  ])
}
