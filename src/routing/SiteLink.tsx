import type { ComponentProps, MouseEvent } from 'react'
import { hasModifier } from '#browser/has-modifier.ts'
import { scrollToPart } from '#browser/scroll.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { findPage } from '#site/pages.ts'
import { hrefFor, type LinkTarget } from '#site/paths.ts'
import { scrollBehavior } from '#ui/motion/preference.ts'
import { navigate } from './location.tsx'
import { usePreload } from './page-components.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter' | 'onFocus'> & { to: LinkTarget }

/** Unknown targets don't compile. */
export function SiteLink({ to, onClick, children, ...rest }: Props) {
  const language = useLanguage()
  const preload = usePreload()
  const href = hrefFor(to, language)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || event.button !== 0 || hasModifier(event)) return
    event.preventDefault()
    navigate(href.startsWith('#') ? window.location.search + href : href)
    // Don't wait for the transition: the page's sections may still be hydrating.
    const section = href.startsWith('#') ? document.querySelector(href) : null
    if (section) scrollToPart(section, scrollBehavior())
  }

  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={() => preload(href)} onFocus={() => preload(href)}>
      {children}
    </a>
  )
}

/** Renders nothing if the owner has removed the page. */
export function PageLink({ page, ...rest }: Omit<ComponentProps<typeof SiteLink>, 'to'> & { page: string }) {
  const target = findPage(page)
  return target ? <SiteLink to={target.path} {...rest} /> : null
}
