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

let queue: Event[] = []
let replayTimer: ReturnType<typeof setInterval> | undefined

export function captureEarlyInput(): void {
  addEventListener('click', capture, { capture: true })
  addEventListener('keydown', capture, { capture: true })
  for (const press of PRESSES) addEventListener(press, holdBack, { capture: true, passive: true })
}

/** Clicks on links go through: a hydrated link doesn't load a new document. */
function holdBack(event: Event): void {
  if (isHydrated(document.documentElement)) return
  if (event.type !== 'click' || !(event.target as Element).closest('a')) event.stopPropagation()
}

function capture(event: MouseEvent | KeyboardEvent): void {
  const isKey = 'key' in event
  const button = (event.target as Element).closest<HTMLButtonElement>(isKey ? '[role=tab]' : 'button')
  // Only the last click is replayed, but every key is.
  if (!isKey) queue = []
  // Popovers open without JavaScript.
  if (!button || button.popoverTargetElement || isHydrated(button)) return
  if (isKey && (hasModifier(event) || !/^(Arrow|Home|End)/.test(event.key))) return
  event.preventDefault()
  queue.push(event)
  clearInterval(replayTimer)
  // One at a time: each key moves the focus, and the next one applies to the newly focused tab.
  replayTimer = setInterval(() => {
    const next = isHydrated(button) && queue.shift()
    // An event has all the properties that its constructor takes as options.
    if (next)
      (isKey ? document.activeElement : button)?.dispatchEvent(new (next.constructor as typeof Event)(next.type, next))
    if (performance.now() - event.timeStamp > EARLY_INPUT_MS) queue = []
    if (queue.length === 0) clearInterval(replayTimer)
  }, EARLY_INPUT_CHECK_MS)
}

/** React adds this key to an element when it hydrates it. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
