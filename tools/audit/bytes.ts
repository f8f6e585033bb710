import { weighEmbeds, weighPages } from '../bundle-size.ts'
import type { Figures, Weight } from './figures.ts'
import { table } from './table.ts'

export async function auditBytes(): Promise<Figures> {
  const pages = (await Promise.all([weighPages(), weighEmbeds()])).flat()
  const heaviestFirst = pages.toSorted((one, other) => other.html - one.html)
  const columns = ['html', 'scripts', 'libraries', 'own', 'texts'] as const
  const rows = heaviestFirst.map((page) => [page.file, ...columns.map((column) => page[column].toLocaleString('en'))])
  console.log(table(['bytes, brotli', ...columns], rows))
  const of = (weight: Weight) => Object.fromEntries(pages.map((page) => [page.file, page[weight]]))
  return { html: of('html'), scripts: of('scripts'), texts: of('texts') }
}
