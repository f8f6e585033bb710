import { ArrowUpRight, ChevronDown } from 'lucide'
import { useState } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { settings } from '#site/build-constants.ts'
import { headerPages, menus } from '#site/navigation.ts'
import { PAGE_ICONS } from '#site/page-icons.ts'
import type { Page } from '#site/pages.ts'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, SpriteIcon } from '#ui/Icon.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import { LanguageLinks } from './LanguageSwitch.tsx'
import bar from './BarItem.module.css'
import styles from './Navigation.module.css'

export const NAVIGATION_ID = 'navigation'

export function Navigation() {
  const { nav, pages, opensInNewTab } = useTexts('common')
  const [opened, setOpened] = useState(false)
  return (
    <nav
      id={NAVIGATION_ID}
      popover="auto"
      className={styles.navigation}
      aria-label={nav.label}
      onToggle={(event) => event.target === event.currentTarget && setOpened(true)}
    >
      <ul className={styles.menus}>
        {menus.map(({ id, columns }) => (
          <li key={id}>
            <details name="menus">
              <summary className={classes(bar.item, styles.top)}>
                {nav.menus[id]}
                <Icon of={ChevronDown} size={14} />
              </summary>
              <div className={classes(styles.sheet, columns.length === 1 && styles.narrow)}>
                {columns.map((column) => (
                  <div key={column.id} className={styles.column}>
                    {columns.length > 1 && <p>{nav.columns[column.id]}</p>}
                    <ul>
                      {column.pages.map((page) => (
                        <li key={page.id}>
                          <PageLink page={page} />
                        </li>
                      ))}
                    </ul>
                    {column.id === 'builder' && (
                      <img src="/icons/blocks.svg" alt="" width="400" height="220" loading="lazy" />
                    )}
                  </div>
                ))}
                <SheetFoot />
                <DiagnosticAside />
              </div>
            </details>
          </li>
        ))}
        {headerPages.map(({ id, path }) => (
          <li key={id}>
            <SiteLink to={path} className={classes(bar.item, styles.top)}>
              {pages[id].label}
            </SiteLink>
          </li>
        ))}
        {settings.blogUrl && (
          <li>
            <ExternalLink className={classes(bar.item, styles.top)} href={settings.blogUrl} newTabNote={opensInNewTab}>
              {nav.blog}
              <Icon of={ArrowUpRight} size={14} />
            </ExternalLink>
          </li>
        )}
      </ul>
      <SheetFoot />
      <DiagnosticAside />
      <LanguageLinks className={styles.languages ?? ''} opened={opened} />
    </nav>
  )
}

function PageLink({ page }: { page: Page }) {
  const { pages } = useTexts('common')
  return (
    <SiteLink to={page.path} className={styles.link}>
      <span>
        <SpriteIcon file={PAGE_ICONS} name={page.id} size={20} />
      </span>
      <span>
        <b>{pages[page.id].label}</b>
        <small>{pages[page.id].summary}</small>
      </span>
    </SiteLink>
  )
}

function SheetFoot() {
  const { nav } = useTexts('common')
  return (
    <p className={styles.foot}>
      <SiteLink to="/talk-to-an-expert">
        {nav.talkToAnExpert}
        <ButtonArrow />
      </SiteLink>
    </p>
  )
}

function DiagnosticAside() {
  const { diagnostic } = useTexts('common').nav
  return (
    <Card surface="deep" className={styles.aside}>
      <img src="/icons/radar.svg" alt="" width="150" height="140" loading="lazy" />
      <p>{diagnostic.title}</p>
      <p>{diagnostic.text}</p>
      <SiteLink to="/ai-maturity-diagnostic" className={buttonClass({ variant: 'brand', small: true })}>
        {diagnostic.action}
        <ButtonArrow />
      </SiteLink>
    </Card>
  )
}
