import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { trackPageView } from '#browser/analytics/analytics.ts'
import { findPageParts } from '#browser/deferred-hydration.ts'
import { useHydrationMark } from '#browser/useHydrated.ts'
import { useFreshTexts } from '#i18n/loading.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings, translatedInto } from '#site/build-constants.ts'
import { DEFAULT_NAMESPACE } from '#site/locale-file.ts'
import type { AnyPage } from '#site/pages.ts'
import { headOf, type Head, type HeadTexts } from '#site/search/head.ts'
import { useLocation } from './location.tsx'
import { useCrossFade } from './useCrossFade.ts'

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
