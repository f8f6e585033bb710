import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { menus } from './navigation.ts'
import { notFoundPage, pages, type Page } from './pages.ts'

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted()

it('has one entry for every page folder, and a folder for every entry', () => {
  expect(readdirSync('src/pages').toSorted()).toEqual(idsOf([...pages, notFoundPage]))
})

it('lists every page with a menu column once, in the menu of its group', () => {
  const listed = menus.flatMap(({ id, columns }) =>
    columns.flatMap((column) => column.pages.map((page) => ({ id, page }))),
  )
  expect(listed.filter(({ id, page }) => page.group !== id)).toEqual([])
  expect(idsOf(listed.map(({ page }) => page))).toEqual(
    idsOf((pages as readonly Page[]).filter((page) => page.menuColumn)),
  )
})
