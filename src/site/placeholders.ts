import type { ClaimTexts } from './claims.ts'
import { findPage, pages } from './pages.ts'
import type { Settings } from './settings.ts'
import type { Values } from './template.ts'

export type SiteFacts = Pick<Settings, 'brand'> & Partial<Pick<Settings, 'builderUrl' | 'legal' | 'prices'>>

/** In the footer if they are set. */
function legalIds({ brand, legal }: SiteFacts): Readonly<Record<string, string>> {
  return { legalName: brand, cnpj: '', taxNumber: '', officer: '', ...legal }
}

/** Conditions for copy: {{?builder}}…{{/}} is left out if there is neither a builder page nor a builder URL. */
function conditionsOf(site: SiteFacts): Readonly<Record<string, unknown>> {
  const { builderUrl, prices } = site
  const isPriced = Object.values(prices ?? {}).some((each) => Object.keys(each).length > 0)
  return {
    builder: builderUrl ?? findPage('no-code-ai-assistant'),
    builderUrl,
    prices: findPage('pricing') ?? isPriced,
    ...legalIds(site),
  }
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
