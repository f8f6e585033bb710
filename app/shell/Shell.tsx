import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useScrollAndFocus } from '../routing/useScrollAndFocus.ts'
import { notFoundPage, type AnyPage } from '../site/pages.ts'
import { sitePathAt } from '../site/paths.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useLauncher } from './launcher.ts'
import { useOfferedLanguage } from './useOfferedLanguage.ts'
import styles from './Shell.module.css'

const CONTENT_ID = 'content'

/** Few see it: its code and looks come when they are needed. */
const LanguageOffer = lazy(() => import('./LanguageOffer.tsx'))

/** What every page lives in. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { skipToContent } = useTexts('common')
  const page: AnyPage = sitePathAt(pathname)?.page ?? notFoundPage
  const offered = useOfferedLanguage()
  const Launcher = useLauncher(pathname)
  useScrollAndFocus()
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {skipToContent}
      </a>
      <Header onDark={page.darkTop ?? false} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {offered && page !== notFoundPage && (
        <Suspense>
          <LanguageOffer offered={offered} />
        </Suspense>
      )}
      {Launcher && <Launcher />}
    </>
  )
}
