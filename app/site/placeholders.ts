import type { ClaimTexts } from './claims.ts'
import { pages } from './pages.ts'
import type { Values } from './template.ts'

/** What the placeholders in locale files stand for. The figures are in the form of their language. */
export function placeholderValues(brand: string, figures: ClaimTexts): Values {
  return new Map([
    ['brand', brand],
    ['pageCount', String(pages.length)],
    ...Object.entries(figures).map(([id, text]) => [`claims.${id}`, text] as const),
  ])
}
