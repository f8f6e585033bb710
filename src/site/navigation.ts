/** What the menus and the footer list, in the order of the list of pages. Labels are texts: `common`, `pages`. */

import { menuColumns, type MenuColumnId, type MenuId } from './definition.ts'
import { pages, type Page } from './pages.ts'

const all: readonly Page[] = pages

type Menu = { id: MenuId; columns: readonly { id: MenuColumnId; pages: readonly Page[] }[] }

function menu(id: MenuId): Menu {
  const columns = menuColumns[id].map((column) => ({
    id: column,
    pages: all.filter(({ menuColumn }) => menuColumn === column),
  }))
  // A column whose pages have all been taken out is none.
  return { id, columns: columns.filter((column) => column.pages.length > 0) }
}

export const menus: readonly Menu[] = [menu('platform'), menu('usecases'), menu('services')].filter(
  ({ columns }) => columns.length > 0,
)

/** Pages with a link of their own beside the menus. */
export const headerPages = all.filter(({ inHeader }) => inHeader)

/** Pages of other groups are listed with the services. */
export const footerColumns = (['platform', 'services'] as const).map((id) => ({
  id,
  pages: all.filter(({ group, inFooter }) => inFooter && (group === 'platform') === (id === 'platform')),
}))
