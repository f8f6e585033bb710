import { expect, it, vi } from 'vitest'
import { trackEvent, trackPageView } from './analytics.ts'
import { startCounter } from './tag.ts'

const location = { href: 'https://verdora.example/pt?utm_source=x', pathname: '/pt', search: '?utm_source=x' }

it('turns automatic page views off, and sends one page view and named events', () => {
  const gtag = vi.fn()
  vi.stubGlobal('window', { gtag, location })
  trackPageView('Início')
  trackEvent('generate_lead', { form: 'demo' })
  expect(gtag.mock.calls).toEqual([
    ['config', 'G-XXXXXXXXXX', { send_page_view: false }],
    ['event', 'page_view', { page_title: 'Início', page_location: location.href, page_path: '/pt?utm_source=x' }],
    ['event', 'generate_lead', { form: 'demo' }],
  ])
})

it('does nothing if no analytics script has loaded', () => {
  vi.stubGlobal('window', { location })
  trackPageView('Home')
  trackEvent('generate_lead')
})

it('loads the counter script with the domain of the site', () => {
  const script = { dataset: {} }
  const append = vi.fn()
  vi.stubGlobal('document', { createElement: () => script, head: { append } })
  startCounter('https://count.example/js/script.js', 'https://www.acme.example')
  expect(append).toHaveBeenCalledWith({
    src: 'https://count.example/js/script.js',
    defer: true,
    dataset: { domain: 'www.acme.example' },
  })
})
