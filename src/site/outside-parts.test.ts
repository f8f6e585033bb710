import { expect, it } from 'vitest'
import { preconnectHosts } from './outside-parts.ts'
import { readSettings } from './settings.ts'

const outside = readSettings({
  LEAD_FORM_URL: 'https://forms.example/lead',
  SCHEDULER_URL: 'https://calendly.com/acme/call',
  ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4',
})
const flags = new URL(outside.flagHost).origin
const frameOf = (address: string) =>
  `<main><noscript><iframe class="a" src="${address}?language=pt"></iframe></noscript>`

it.each([
  ['a page with the lead form', frameOf('https://forms.example/lead'), [flags, 'https://forms.example']],
  ['a page with the scheduler', frameOf('https://calendly.com/acme/call'), [flags, 'https://calendly.com']],
  ['a page that links to both', '<a href="https://forms.example/lead">', [flags]],
])('preconnects to the external hosts of %s, but not to analytics', (_page, html, hosts) => {
  expect(preconnectHosts(outside, html)).toEqual(hosts)
})

it('does not preconnect to the site itself', () => {
  const own = readSettings({ FLAG_HOST: outside.siteUrl })
  expect(preconnectHosts(own, frameOf('/embed/en/lead-form'))).toEqual([])
})
