import { hasLauncher } from '#site/launcher.ts'
import { sitePathAt } from '#site/paths.ts'
import { WIDGET_RETRY_MS } from '#site/timings.ts'
import { scrollBehavior } from '#ui/motion/preference.ts'

/** What opens the conversation of a page: the launcher, or the diagnostic's button. */
const WIDGET = '[data-voice-widget]'

/** True while this presses the widget: the launcher then opens in voice mode. */
export let isPressing = false

let retry: ReturnType<typeof setInterval> | undefined

/** Scrolls to the widget of the page and presses it, as soon as there is one; gives up when the visitor has left. */
export function openVoiceChat(event: Pick<Event, 'preventDefault'>): void {
  const { pathname } = window.location
  // A not-found page without a launcher: the link leads to the diagnostic.
  if (!hasLauncher(pathname) && !sitePathAt(pathname)) return
  event.preventDefault()
  const attempt = () => {
    const left = window.location.pathname !== pathname
    const widget = document.querySelector<HTMLElement>(WIDGET)
    if (left || widget) clearInterval(retry)
    if (left || !widget) return
    widget.scrollIntoView({ behavior: scrollBehavior(), block: 'center' })
    isPressing = true
    widget.click()
    isPressing = false
  }
  clearInterval(retry)
  retry = setInterval(attempt, WIDGET_RETRY_MS)
  attempt()
}
