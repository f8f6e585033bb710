import { menuColumns, type MenuColumnId, type MenuId } from './definition.ts'
import { pages, type Page } from './pages.ts'

const all: readonly Page[] = pages

type Menu = { id: MenuId; columns: readonly { id: MenuColumnId; pages: readonly Page[] }[] }

function menu(id: MenuId): Menu {
  const columns = menuColumns[id].map((column) => ({
    id: column,
    pages: all.filter(({ menuColumn }) => menuColumn === column),
  }))
  // Drop columns whose pages have all been removed.
  return { id, columns: columns.filter((column) => column.pages.length > 0) }
}

export const menus: readonly Menu[] = [menu('platform'), menu('usecases'), menu('services')].filter(
  ({ columns }) => columns.length > 0,
)

export const headerPages = all.filter(({ inHeader }) => inHeader)

/** The services column also lists pages of other groups. */
export const footerColumns = (['platform', 'services'] as const).map((id) => ({
  id,
  pages: all.filter(({ group, inFooter }) => inFooter && (group === 'platform') === (id === 'platform')),
}))
