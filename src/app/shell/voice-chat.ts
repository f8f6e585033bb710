import { hasLauncher } from '#site/launcher.ts'
import { sitePathAt } from '#site/paths.ts'
import { WIDGET_RETRY_MS } from '#site/timings.ts'
import { scrollBehavior } from '#ui/motion/preference.ts'

/** True while `openVoiceChat` clicks the widget, so that the launcher opens in voice mode. */
export let isPressing = false

let retry: ReturnType<typeof setInterval> | undefined

export function openVoiceChat(event: Pick<Event, 'preventDefault'>): void {
  const { pathname } = window.location
  // This not-found page has no launcher: let the form lead to the diagnostic.
  if (!hasLauncher(pathname) && !sitePathAt(pathname)) return
  event.preventDefault()
  const attempt = () => {
    const hasLeft = window.location.pathname !== pathname
    // The launcher, or the diagnostic's button.
    const widget = document.querySelector<HTMLElement>('[data-voice-widget]')
    if (hasLeft || widget) clearInterval(retry)
    if (hasLeft || !widget) return
    widget.scrollIntoView({ behavior: scrollBehavior(), block: 'center' })
    isPressing = true
    widget.click()
    isPressing = false
  }
  clearInterval(retry)
  retry = setInterval(attempt, WIDGET_RETRY_MS)
  attempt()
}
