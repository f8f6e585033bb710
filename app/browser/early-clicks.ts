/** A button that is pressed before its code is there does what it does as soon as it can, instead of nothing. */

import { EARLY_CLICK_CHECK_MS, EARLY_CLICK_MS } from '../site/timings.ts'

/** The browser does these by itself. */
const NATIVE = '[popovertarget], [type=submit], summary button'

let waiting: ReturnType<typeof setInterval> | undefined

export function keepEarlyClicks(): void {
  addEventListener('click', keep, { capture: true })
}

function keep(event: Event): void {
  const button = (event.target as Element).closest('button')
  clearInterval(waiting)
  if (!button || isAlive(button) || button.matches(NATIVE)) return
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
