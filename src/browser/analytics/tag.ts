import { trackPageView } from './analytics.ts'

/** Ad storage is never granted: the site has no ads. */
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

/** The order matters: deny everything, grant analytics, then load the script. */
export function startTag(measurementId: string): void {
  if (window.gtag) return
  const layer = (window.dataLayer ??= [])
  // The tag only recognizes commands that are `arguments` objects.
  window.gtag = function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  window.gtag('consent', 'default', DENIED)
  window.gtag('consent', 'update', { analytics_storage: 'granted' })
  window.gtag('js', new Date())
  trackPageView(document.title)
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`)
}

export function stopTag(): void {
  window.gtag?.('consent', 'update', DENIED)
  window.gtag = undefined
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names) if (name.startsWith('_ga')) deleteCookie(name)
}

/** Loads a cookieless counter such as Plausible, which identifies sites by `data-domain`. */
export function startCounter(url: string, siteUrl: string): void {
  loadScript(url, { domain: new URL(siteUrl).host })
}

function loadScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script')
  Object.assign(script, { src, defer: true })
  Object.assign(script.dataset, data)
  document.head.append(script)
}

/** A cookie can only be deleted on the domain it was set for. The tag chooses that domain, so try them all. */
function deleteCookie(name: string): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const domain of ['', ...domains.map((host) => `; domain=.${host}`)]) {
    document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
