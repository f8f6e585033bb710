import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { menus } from './navigation.ts'
import { notFoundPage, pages, type Page } from './pages.ts'

describe('page registry', () => {
  it('lists no page twice', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  })

  it('has an entry for every page folder, and a folder for every entry', () => {
    expect(readdirSync('src/pages').toSorted()).toEqual([...pages, notFoundPage].map(({ id }) => id).toSorted())
  })
})

describe('menus', () => {
  it.each(menus)('list only pages of their group: $id', ({ id, columns }) => {
    for (const { group } of columns.flatMap((column) => column.pages)) expect(group).toBe(id)
  })

  it('list every page with a menu column once', () => {
    const withColumn = (pages as readonly Page[]).filter(({ menuColumn }) => menuColumn !== undefined)
    const listed = menus.flatMap(({ columns }) => columns.flatMap((column) => column.pages))
    expect(listed.toSorted(byId)).toEqual(withColumn.toSorted(byId))
  })
})

function byId(one: Page, other: Page): number {
  return one.id.localeCompare(other.id)
}
