import { use, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { trackPageView } from '#browser/analytics/analytics.ts'
import { findPageParts } from '#browser/deferred-hydration.ts'
import { initialPath } from '#browser/initial-path.ts'
import { useHydrationMark } from '#browser/useHydrated.ts'
import { useFreshTexts } from '#i18n/loading.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings, translatedInto } from '#site/build-constants.ts'
import { DEFAULT_NAMESPACE } from '#site/locale-file.ts'
import type { AnyPage } from '#site/pages.ts'
import { headOf, type Head, type HeadTexts } from '#site/search/head.ts'
import { PAGE_RENDER_TIMEOUT_MS } from '#site/timings.ts'
import { prefersReducedMotion } from '#ui/motion/preference.ts'
import { useLocation } from './location.tsx'

export function PageMeta({ page, children }: { page: AnyPage; children: ReactNode }) {
  useCrossFade()
  const { title, metas, links } = useHead(page)
  usePageView(title)
  useFreshTexts(page.namespaces)
  useHydrationMark(() => findPageParts()[0])
  return (
    <>
      <title>{title}</title>
      {metas.map((meta) => (
        <meta key={'name' in meta ? meta.name : meta.property} {...meta} />
      ))}
      {links.map((link) => (
        <link key={link.hrefLang ?? link.rel} {...link} />
      ))}
      {children}
    </>
  )
}

function useHead(page: AnyPage): Head {
  const { pathname } = useLocation()
  const language = useLanguage()
  const { head }: { head: HeadTexts } = useTexts(page.namespaces[0])
  const { cardAlt } = useTexts(DEFAULT_NAMESPACE)
  const facts = { page, path: pathname, language, texts: head, cardAlt, settings }
  return headOf({ ...facts, translatedInto: translatedInto(page.id) })
}

function usePageView(title: string): void {
  const { pathname, search } = useLocation()
  // An edited title is not a new page view.
  const sendPageView = useEffectEvent(() => trackPageView(title))
  useEffect(() => sendPageView(), [pathname, search])
}

let currentPath = initialPath
let pending: { path: string; captured: Promise<void>; onRendered: () => void } | undefined

/** Fades in a page whose code and texts have loaded: it suspends until the browser has a snapshot of the old page. */
function useCrossFade(): void {
  const { pathname, navigationType } = useLocation()
  // Not on Back and Forward: the browser may have shown the page already.
  const canFade = navigationType === 'link' && 'startViewTransition' in document && !prefersReducedMotion()
  if (pathname !== currentPath && canFade) use(captureOldPage(pathname))
  useLayoutEffect(() => {
    currentPath = pathname
    pending?.onRendered()
    pending = undefined
  }, [pathname])
}

function captureOldPage(path: string): Promise<void> {
  if (pending?.path !== path) {
    const capture = Promise.withResolvers<void>()
    const rendering = Promise.withResolvers<void>()
    const { ready } = document.startViewTransition(() => {
      document.documentElement.dataset['faded'] = ''
      capture.resolve()
      // Rendering is paused until this resolves: limit the wait, even if the page never renders.
      setTimeout(rendering.resolve, PAGE_RENDER_TIMEOUT_MS)
      return rendering.promise
    })
    // Rejects in background tabs, where the fade is skipped.
    ready.catch(() => {})
    pending = { path, captured: capture.promise, onRendered: rendering.resolve }
  }
  return pending.captured
}
