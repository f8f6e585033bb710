/** Tells the analytics tag what happens, if there is one on the page. The site itself loads none. */

import { settings } from '../site/build-constants.ts'

type Parameters = Readonly<Record<string, string | number | boolean>>

type AnalyticsGlobal = {
  (command: 'config', measurementId: string, parameters: Parameters): void
  (command: 'event', name: string, parameters: Parameters): void
}

declare global {
  interface Window {
    gtag?: AnalyticsGlobal
  }
}

/** Stands in until an id is set, so that a tag which somebody else has put on the page still hears of every view. */
const UNSET_MEASUREMENT_ID = 'G-XXXXXXXXXX'

/** Sends a named event. Never with personal data. */
export function trackEvent(name: string, parameters: Parameters = {}): void {
  window.gtag?.('event', name, parameters)
}

/** One page view: automatic ones are off, so that none counts twice. */
export function trackPageView(title: string): void {
  window.gtag?.('config', settings.measurementId ?? UNSET_MEASUREMENT_ID, { send_page_view: false })
  trackEvent('page_view', {
    page_title: title,
    page_location: window.location.href,
    page_path: window.location.pathname + window.location.search,
  })
}
