import { weighEmbeds, weighPages } from '../bundle-size.ts'
import type { Figures, Weight } from './figures.ts'

export async function auditBytes(): Promise<Figures> {
  const pages = (await Promise.all([weighPages(), weighEmbeds()])).flat()
  const heaviestFirst = pages.toSorted((one, other) => other.html - one.html)
  console.log('Bytes, brotli')
  console.table(Object.fromEntries(heaviestFirst.map(({ file, ...weights }) => [file, weights])))
  const of = (weight: Weight) => Object.fromEntries(pages.map((page) => [page.file, page[weight]]))
  return { html: of('html'), scripts: of('scripts'), texts: of('texts') }
}
