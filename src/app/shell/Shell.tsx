import type { ReactNode } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { DeferredHydration } from '#routing/DeferredHydration.tsx'
import { useLocation } from '#routing/location.tsx'
import { useScrollAndFocus } from '#routing/useScrollAndFocus.ts'
import { hasLauncher } from '#site/launcher.ts'
import { notFoundPage, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { AssistantLauncher } from './AssistantLauncher.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'
import styles from './Shell.module.css'

const CONTENT_ID = 'content'

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { skipToContent } = useTexts('common')
  const page: AnyPage = sitePathAt(pathname)?.page ?? notFoundPage
  useScrollAndFocus()
  return (
    <>
      <a
        className={classes(buttonClass({ variant: 'ink', small: true }), styles.skip)}
        data-only="screen"
        href={`#${CONTENT_ID}`}
      >
        {skipToContent}
      </a>
      <Header onDark={page.darkTop ?? false} staysDark={'darkThroughout' in page} logoOnDark={'logoOnDark' in page} />
      <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <DeferredHydration part={() => document.querySelector('body > footer')}>
        <Footer />
      </DeferredHydration>
      <Notices />
      <Launcher pathname={pathname} />
    </>
  )
}

/** Apart from Shell: re-rendering Shell after hydration would make React drop the footer, which hydrates later. */
function Launcher({ pathname }: { pathname: string }) {
  // All unknown paths share one document: until it is hydrated, the launcher is in it.
  const isInDocument = !useHydrated() && !sitePathAt(pathname)
  return hasLauncher(pathname) || isInDocument ? <AssistantLauncher /> : null
}
