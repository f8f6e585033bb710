import { menuColumns } from './definition.ts'
import { pages, type Page } from './pages.ts'

const all: readonly Page[] = pages

/** Without columns and menus whose pages have all been removed. */
export const menus = (['platform', 'usecases', 'services'] as const)
  .map((id) => {
    const columns = menuColumns[id].map((column) => ({
      id: column,
      pages: all.filter(({ menuColumn }) => menuColumn === column),
    }))
    return { id, columns: columns.filter((column) => column.pages.length > 0) }
  })
  .filter(({ columns }) => columns.length > 0)

export const headerPages = all.filter(({ inHeader }) => inHeader)

/** Every page of the menus. The services column also lists standalone pages that ask for it. */
export const footerColumns = (['platform', 'usecases', 'services'] as const).map((id) => ({
  id,
  pages: all.filter(({ group, inFooter }) => group === id || (inFooter && id === 'services')),
}))
