import { use, useLayoutEffect } from 'react'
import { initialPath } from '#browser/initial-path.ts'
import { PAGE_DRAWING_MS } from '#site/timings.ts'
import { prefersStillness } from '#ui/motion/preference.ts'
import { useLocation } from './location.tsx'

/** The page on screen, and the one that is about to take its place. */
let shown = initialPath
let coming: { path: string; pictured: Promise<void>; isDrawn: () => void } | undefined

/**
 * Where the browser can, a page that a link leads to fades in over the one before. For a page that is ready to be drawn: it
 * waits until the browser has a picture of the old one, and the browser waits until the new one stands.
 */
export function useCrossFade(): void {
  const { pathname, navigationType } = useLocation()
  // The way back is the browser's own: it may have shown the page already.
  if (pathname !== shown && navigationType === 'link' && canFade()) use(oldPictured(pathname))
  useLayoutEffect(() => {
    shown = pathname
    coming?.isDrawn()
    coming = undefined
  }, [pathname])
}

function canFade(): boolean {
  return 'startViewTransition' in document && !prefersStillness()
}

function oldPictured(path: string): Promise<void> {
  if (coming?.path !== path) {
    const picture = Promise.withResolvers<void>()
    const drawing = Promise.withResolvers<void>()
    const { ready } = document.startViewTransition(() => {
      document.documentElement.dataset['faded'] = ''
      picture.resolve()
      // The screen stands still meanwhile: not for long, whatever becomes of the page.
      setTimeout(drawing.resolve, PAGE_DRAWING_MS)
      return drawing.promise
    })
    // A tab in the background shows no fade, and misses none.
    ready.catch(() => {})
    coming = { path, pictured: picture.promise, isDrawn: drawing.resolve }
  }
  return coming.pictured
}
