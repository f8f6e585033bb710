/** Reports to Google's tag, if the visitor has consented, and to the owner's cookieless counter. */

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

/** Everything counted besides page views. docs/analytics.md lists when each event is sent. */
export type EventName = 'generate_lead' | 'book_meeting' | 'finish_diagnostic' | 'open_assistant' | 'switch_language'

/** Never pass personal data. */
export function trackEvent(name: EventName, parameters: Parameters = {}): void {
  window.gtag?.('event', name, parameters)
  window.plausible?.(name, { props: parameters })
}

/** Automatic page views are off, so that none counts twice. The counter detects client-side navigation anyway. */
export function trackPageView(title: string): void {
  // Without an id, a tag added by other means still receives every page view.
  window.gtag?.('config', settings.measurementId ?? 'G-XXXXXXXXXX', { send_page_view: false })
  window.gtag?.('event', 'page_view', {
    page_title: title,
    page_location: window.location.href,
    page_path: window.location.pathname + window.location.search,
  })
}
