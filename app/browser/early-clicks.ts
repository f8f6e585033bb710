/** A button that is pressed before its code is there does what it does as soon as it can, instead of nothing. */

import { EARLY_CLICK_CHECK_MS, EARLY_CLICK_MS } from '../site/timings.ts'

let waiting: ReturnType<typeof setInterval> | undefined

export function keepEarlyClicks(): void {
  addEventListener('click', keep, { capture: true })
}

function keep(event: Event): void {
  const button = (event.target as Element).closest('button')
  clearInterval(waiting)
  // What opens a popover needs no code.
  if (!button || button.popoverTargetElement || isAlive(button)) return
  event.preventDefault()
  const since = performance.now()
  waiting = setInterval(() => {
    const alive = isAlive(button)
    if (alive || performance.now() - since > EARLY_CLICK_MS) clearInterval(waiting)
    if (alive) button.click()
  }, EARLY_CLICK_CHECK_MS)
}

/** React has taken over an element when it has put its mark on it. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
