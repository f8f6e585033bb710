import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { menus } from '#site/navigation.ts'
import { pageById, type PageId } from '#site/pages.ts'
import styles from './Breadcrumbs.module.css'

/** The menu is not a page, so it is not a link. */
export function Breadcrumbs({ page }: { page: PageId }) {
  const { breadcrumb, nav, pages } = useTexts('common')
  const { group } = pageById(page)
  const menu = menus.find(({ id }) => id === group)
  return (
    <nav aria-label={breadcrumb.label}>
      <ol className={styles.crumbs}>
        <li>
          <SiteLink to="/">{pages.home.label}</SiteLink>
        </li>
        {menu && <li>{nav.menus[menu.id]}</li>}
        <li aria-current="page">{pages[page].label}</li>
      </ol>
    </nav>
  )
}
