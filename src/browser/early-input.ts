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

let queue: { event: MouseEvent | KeyboardEvent; button: HTMLElement }[] = []
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
  if (!isKey) queue = queue.filter((press) => 'key' in press.event)
  // Popovers open without JavaScript.
  if (!button || button.popoverTargetElement || isHydrated(button)) return
  if (isKey && (hasModifier(event) || !/^(Arrow|Home|End)/.test(event.key))) return
  event.preventDefault()
  queue.push({ event, button })
  clearInterval(replayTimer)
  replayTimer = setInterval(replay, EARLY_INPUT_CHECK_MS)
}

/** One press at a time: each key moves the focus, and the next one applies to the newly focused tab. */
function replay(): void {
  const next = queue.find(({ button }) => isHydrated(button))
  if (next) {
    const { event, button } = next
    // An event has all the properties that its constructor takes as options.
    button.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
  }
  queue = queue.filter((press) => press !== next && performance.now() - press.event.timeStamp <= EARLY_INPUT_MS)
  if (queue.length === 0) clearInterval(replayTimer)
}

/** Each part of the document hydrates separately and has its own mark (`useHydrationMark`). */
function isHydrated(element: Element): boolean {
  const part = element.closest('body > main > *, body > footer') ?? document.documentElement
  return part.hasAttribute('data-hydrated')
}
