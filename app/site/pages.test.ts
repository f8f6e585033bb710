import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { footerColumns, menus } from './navigation.ts'
import { embeds } from './embeds.ts'
import { namespaces, otherNamespaces } from './namespaces.ts'
import { notFoundPage, pages, pagesInGroup } from './pages.ts'

describe('page table', () => {
  it('names no page twice', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  })

  it('has a row for every room, and a room for every row', () => {
    expect(readdirSync('app/pages').toSorted()).toEqual([...pages, notFoundPage].map(({ id }) => id).toSorted())
  })

  it('uses every namespace', () => {
    const used = [...pages, notFoundPage, ...embeds].flatMap((page): readonly string[] => page.namespaces)
    expect(new Set(['common', ...used, ...otherNamespaces])).toEqual(new Set(namespaces))
  })
})

describe('navigation', () => {
  it.each(menus)('the $id menu lists the pages of its group, the diagnostic apart', ({ id, columns }) => {
    const listed = columns.flatMap((column) => column.pages)
    const group = pagesInGroup(id).map((page) => page.id)
    expect(listed.toSorted()).toEqual(group.filter((page) => page !== 'ai-maturity-diagnostic').toSorted())
  })

  it('has the footer links of the specification', () => {
    expect(footerColumns.flatMap((column) => column.pages)).toEqual([
      'no-code-ai-assistant',
      'customer-ai-support',
      'sales-ai-co-pilot',
      'ai-contract-analysis',
      'data-analytics',
      'tailored-ai-solutions',
    ])
  })
})
