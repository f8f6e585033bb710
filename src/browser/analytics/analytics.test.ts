import { expect, it, vi } from 'vitest'
import { trackEvent, trackPageView } from './analytics.ts'

const location = { href: 'https://verdora.example/pt?utm_source=x', pathname: '/pt', search: '?utm_source=x' }

it('turns automatic page views off and sends one page view', () => {
  const gtag = vi.fn()
  vi.stubGlobal('window', { gtag, location })
  trackPageView('Início')
  expect(gtag.mock.calls).toEqual([
    ['config', 'G-XXXXXXXXXX', { send_page_view: false }],
    ['event', 'page_view', { page_title: 'Início', page_location: location.href, page_path: '/pt?utm_source=x' }],
  ])
})

it('sends a named event', () => {
  const gtag = vi.fn()
  vi.stubGlobal('window', { gtag, location })
  trackEvent('generate_lead', { form: 'demo' })
  expect(gtag.mock.calls).toEqual([['event', 'generate_lead', { form: 'demo' }]])
})

it('does nothing if no analytics script has loaded', () => {
  vi.stubGlobal('window', { location })
  trackPageView('Home')
  trackEvent('generate_lead')
})
