/** Tells whoever counts visits what happens: the analytics tag that a visitor has agreed to, and the owner's own counter. */

import { settings } from '#site/build-constants.ts'

type Parameters = Readonly<Record<string, string | number | boolean>>

type AnalyticsGlobal = {
  (command: 'config', measurementId: string, parameters: Parameters): void
  (command: 'event', name: string, parameters: Parameters): void
  (command: 'consent', what: 'default' | 'update', parameters: Parameters): void
  (command: 'js', started: Date): void
}

declare global {
  interface Window {
    gtag?: AnalyticsGlobal | undefined
    plausible?: (name: string, options: { props: Parameters }) => void
  }
}

/** All that is counted besides page views; docs/analytics.md says when. */
export type EventName = 'generate_lead' | 'book_meeting' | 'finish_diagnostic' | 'open_assistant' | 'switch_language'

/** Stands in until an id is set, so that a tag which somebody else has put on the page still hears of every view. */
const UNSET_MEASUREMENT_ID = 'G-XXXXXXXXXX'

/** Sends a named event. Never with personal data. */
export function trackEvent(name: EventName, parameters: Parameters = {}): void {
  window.gtag?.('event', name, parameters)
  window.plausible?.(name, { props: parameters })
}

/** One page view: automatic ones are off, so that none counts twice. A counter sees pages change by itself. */
export function trackPageView(title: string): void {
  window.gtag?.('config', settings.measurementId ?? UNSET_MEASUREMENT_ID, { send_page_view: false })
  window.gtag?.('event', 'page_view', {
    page_title: title,
    page_location: window.location.href,
    page_path: window.location.pathname + window.location.search,
  })
}
