/** What a visitor presses before its code is there takes effect as soon as it is: buttons, and the keys that move between tabs. */

import { EARLY_INPUT_CHECK_MS, EARLY_INPUT_MS } from '#site/timings.ts'
import { hasModifier } from './has-modifier.ts'

/** When one of these reaches React before the page is hydrated, it hydrates the whole page in one long task. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'click',
]

let kept: Event[] = []
let waiting: ReturnType<typeof setInterval> | undefined

export function keepEarlyInput(): void {
  addEventListener('click', keep, { capture: true })
  addEventListener('keydown', keep, { capture: true })
  for (const press of PRESSES) addEventListener(press, holdBack, { capture: true, passive: true })
}

/** Clicks on links go through: a hydrated link needs no new document. */
function holdBack(event: Event): void {
  if (isAlive(document.documentElement)) return
  if (event.type !== 'click' || !(event.target as Element).closest('a')) event.stopPropagation()
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const isKey = 'key' in event
  const button = (event.target as Element).closest<HTMLButtonElement>(isKey ? '[role=tab]' : 'button')
  // The last click counts, and every key.
  if (!isKey) kept = []
  // What opens a popover needs no code.
  if (!button || button.popoverTargetElement || isAlive(button)) return
  if (isKey && (hasModifier(event) || !/^(Arrow|Home|End)/.test(event.key))) return
  event.preventDefault()
  kept.push(event)
  clearInterval(waiting)
  // One at a time: a key moves the focus, and the next one counts from there.
  waiting = setInterval(() => {
    const next = isAlive(button) && kept.shift()
    // An event has all that its constructor wants to know.
    if (next)
      (isKey ? document.activeElement : button)?.dispatchEvent(new (next.constructor as typeof Event)(next.type, next))
    if (performance.now() - event.timeStamp > EARLY_INPUT_MS) kept = []
    if (kept.length === 0) clearInterval(waiting)
  }, EARLY_INPUT_CHECK_MS)
}

/** React has taken over an element when it has put its mark on it. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
