import { PATIENCE_MS } from '#site/timings.ts'

/** What a visitor begins with. Assistive technology may click without a pointer, and Back is a button of the browser's. */
const MOVES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click', 'popstate'] as const

/** When the visitor first does something. */
export const firstMove = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  if (hasMoved()) return resolve()
  const note = (event: Event) => {
    if (isAtRest(event)) return
    for (const move of MOVES) removeEventListener(move, note, true)
    resolve()
  }
  for (const move of MOVES) addEventListener(move, note, { capture: true, passive: true })
})

/** A visitor may be quicker than this file. */
function hasMoved(): boolean {
  return window.scrollY > 0 || navigator.userActivation?.hasBeenActive
}

/** What is drawn under a mouse that lies still makes the browser tell where it is. */
function isAtRest(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
}

/** When the page has loaded all that it shows and the browser has nothing else to do, or the visitor does something. */
export function calm(): Promise<void> {
  return Promise.race([firstMove, loaded().then(idle)])
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    else setTimeout(resolve)
  })
}

/** Lets the browser do something else first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
