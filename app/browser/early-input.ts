/** What a visitor presses before its code is there takes effect as soon as it is: buttons, and the keys that move between tabs. */

import { EARLY_INPUT_CHECK_MS, EARLY_INPUT_MS } from '../site/timings.ts'

let kept: Event[] = []
let waiting: ReturnType<typeof setInterval> | undefined

export function keepEarlyInput(): void {
  addEventListener('click', keep, { capture: true })
  addEventListener('keydown', keep, { capture: true })
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const isKey = 'key' in event
  const button = (event.target as Element).closest<HTMLButtonElement>(isKey ? '[role=tab]' : 'button')
  // The last click counts, and every key.
  if (!isKey) stop()
  // What opens a popover needs no code.
  if (!button || button.popoverTargetElement || isAlive(button)) return
  // With a modifier the arrows are the browser's.
  if (
    isKey &&
    (!/^(Arrow|Home|End)/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  )
    return
  event.preventDefault()
  kept.push(event)
  clearInterval(waiting)
  const since = performance.now()
  // One at a time: a key moves the focus, and the next one counts from there.
  waiting = setInterval(() => {
    const next = isAlive(button) && kept.shift()
    if (next) (isKey ? document.activeElement : button)?.dispatchEvent(copyOf(next))
    if (kept.length === 0 || performance.now() - since > EARLY_INPUT_MS) stop()
  }, EARLY_INPUT_CHECK_MS)
}

function stop(): void {
  clearInterval(waiting)
  kept = []
}

/** An event has all that its constructor wants to know. */
function copyOf(event: Event): Event {
  return new (event.constructor as typeof Event)(event.type, event)
}

/** React has taken over an element when it has put its mark on it. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
