import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { menus } from './navigation.ts'
import { notFoundPage, pages, type Page } from './pages.ts'

describe('page table', () => {
  it('names no page twice', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  })

  it('has a row for every room, and a room for every row', () => {
    expect(readdirSync('src/pages').toSorted()).toEqual([...pages, notFoundPage].map(({ id }) => id).toSorted())
  })
})

describe('menus', () => {
  it.each(menus)('$id lists the pages of its group', ({ id, columns }) => {
    for (const { group } of columns.flatMap((column) => column.pages)) expect(group).toBe(id)
  })

  it('list every page that wants to be listed, once', () => {
    const wanting = (pages as readonly Page[]).filter(({ menuColumn }) => menuColumn !== undefined)
    const listed = menus.flatMap(({ columns }) => columns.flatMap((column) => column.pages))
    expect(listed.toSorted(byId)).toEqual(wanting.toSorted(byId))
  })
})

function byId(one: Page, other: Page): number {
  return one.id.localeCompare(other.id)
}
