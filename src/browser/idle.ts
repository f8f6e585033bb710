import { STARTUP_TIMEOUT_MS } from '#site/timings.ts'

/** Assistive technology may click without a pointer, and Back is a button of the browser. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click', 'popstate']

export const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  // The visitor may have been faster than this script.
  if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) return resolve()
  const listener = (event: Event) => {
    if (isSynthetic(event)) return
    for (const type of INTERACTIONS) removeEventListener(type, listener, true)
    resolve()
  }
  for (const type of INTERACTIONS) addEventListener(type, listener, { capture: true, passive: true })
})

/** Browsers also send `pointermove` when something renders under a mouse that doesn't move. */
function isSynthetic(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
}

export function waitForIdleOrInteraction(): Promise<void> {
  return Promise.race([firstInteraction, waitForLoad().then(waitForIdle)])
}

async function waitForLoad(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: STARTUP_TIMEOUT_MS })
    else setTimeout(resolve)
  })
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
