import { use, useLayoutEffect } from 'react'
import { initialPath } from '#browser/initial-path.ts'
import { PAGE_RENDER_TIMEOUT_MS } from '#site/timings.ts'
import { prefersReducedMotion } from '#ui/motion/preference.ts'
import { useLocation } from './location.tsx'

let currentPath = initialPath
let pending: { path: string; captured: Promise<void>; onRendered: () => void } | undefined

/** Fades in a page whose code and texts have loaded: it suspends until the browser has a snapshot of the old page. */
export function useCrossFade(): void {
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
