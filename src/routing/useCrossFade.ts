import { use, useLayoutEffect } from 'react'
import { initialPath } from '#browser/initial-path.ts'
import { PAGE_DRAWING_MS } from '#site/timings.ts'
import { prefersReducedMotion } from '#ui/motion/preference.ts'
import { useLocation } from './location.tsx'

/** The page on screen, and the one about to replace it. */
let shown = initialPath
let coming: { path: string; pictured: Promise<void>; isDrawn: () => void } | undefined

/**
 * Fades in the new page with a view transition, where supported. Call it when the page's code and texts have loaded:
 * the page suspends until the browser has a snapshot of the old one, and the browser waits until the new one has
 * rendered.
 */
export function useCrossFade(): void {
  const { pathname, navigationType } = useLocation()
  // Not on Back and Forward: the browser may have shown the page already.
  if (pathname !== shown && navigationType === 'link' && canFade()) use(oldPictured(pathname))
  useLayoutEffect(() => {
    shown = pathname
    coming?.isDrawn()
    coming = undefined
  }, [pathname])
}

function canFade(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion()
}

function oldPictured(path: string): Promise<void> {
  if (coming?.path !== path) {
    const picture = Promise.withResolvers<void>()
    const drawing = Promise.withResolvers<void>()
    const { ready } = document.startViewTransition(() => {
      document.documentElement.dataset['faded'] = ''
      picture.resolve()
      // Rendering is paused until this resolves: limit the wait, even if the page never renders.
      setTimeout(drawing.resolve, PAGE_DRAWING_MS)
      return drawing.promise
    })
    // Rejects in background tabs, where the fade is skipped.
    ready.catch(() => {})
    coming = { path, pictured: picture.promise, isDrawn: drawing.resolve }
  }
  return coming.pictured
}
