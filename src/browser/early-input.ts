/** Replays early clicks on buttons, and keys that move between tabs, once their elements have hydrated. */

import { EARLY_INPUT_CHECK_MS, EARLY_INPUT_MS } from '#site/timings.ts'
import { hasModifier } from './has-modifier.ts'

/** If one of these reaches React before hydration, React hydrates the full page in one long task. */
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

/** Clicks on links go through: a hydrated link doesn't load a new document. */
function holdBack(event: Event): void {
  if (isAlive(document.documentElement)) return
  if (event.type !== 'click' || !(event.target as Element).closest('a')) event.stopPropagation()
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const isKey = 'key' in event
  const button = (event.target as Element).closest<HTMLButtonElement>(isKey ? '[role=tab]' : 'button')
  // Only the last click is replayed, but every key is.
  if (!isKey) kept = []
  // Popovers open without JavaScript.
  if (!button || button.popoverTargetElement || isAlive(button)) return
  if (isKey && (hasModifier(event) || !/^(Arrow|Home|End)/.test(event.key))) return
  event.preventDefault()
  kept.push(event)
  clearInterval(waiting)
  // One at a time: each key moves the focus, and the next one applies to the newly focused tab.
  waiting = setInterval(() => {
    const next = isAlive(button) && kept.shift()
    // An event has all the properties that its constructor takes as options.
    if (next)
      (isKey ? document.activeElement : button)?.dispatchEvent(new (next.constructor as typeof Event)(next.type, next))
    if (performance.now() - event.timeStamp > EARLY_INPUT_MS) kept = []
    if (kept.length === 0) clearInterval(waiting)
  }, EARLY_INPUT_CHECK_MS)
}

/** React adds this key to an element when it hydrates it. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
