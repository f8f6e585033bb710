/** Google's tag, from the moment when a visitor agrees to the one when they change their mind. */

import { trackPageView } from './analytics.ts'

const TAG = 'https://www.googletagmanager.com/gtag/js'

/** Ads are never agreed to: the site has none. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Everything is denied first of all, then what was agreed to is granted; the tag itself comes after both. */
export function startTag(measurementId: string): void {
  if (window.gtag) return
  const layer = (window.dataLayer ??= [])
  // The tag tells commands from data by their being `arguments`.
  window.gtag = function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  window.gtag('consent', 'default', DENIED)
  window.gtag('consent', 'update', { analytics_storage: 'granted' })
  window.gtag('js', new Date())
  trackPageView(document.title)
  loadScript(`${TAG}?id=${measurementId}`)
}

/** Nothing more is sent, and what the tag has put into the browser goes. */
export function stopTag(): void {
  window.gtag?.('consent', 'update', DENIED)
  window.gtag = undefined
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (name.startsWith('_ga')) forget(name)
  }
}

/** A counter that keeps nothing, in the way of Plausible: told apart by the domain that it counts for. */
export function startCounter(url: string, siteUrl: string): void {
  loadScript(url, { domain: new URL(siteUrl).host })
}

function loadScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script')
  script.src = src
  script.defer = true
  Object.assign(script.dataset, data)
  document.head.append(script)
}

/** A cookie is only forgotten under the domain that it was set for, which the tag chooses. */
function forget(name: string): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const domain of ['', ...domains.map((each) => `; domain=.${each}`)]) {
    document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
