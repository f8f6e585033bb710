import { expect, it } from 'vitest'
import { contentPolicy, embedPolicy, securityHeaders } from './content-policy.ts'
import type { EmbedId } from './embeds.ts'
import { outsidePartsOf, preconnectHosts } from './outside-parts.ts'
import { PINNED_VOICE_WIDGET, readSettings } from './settings.ts'

const INLINED = { scripts: ['sha256-abc'], styles: ['sha256-def'] }

type Environment = Record<string, string>

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s)))
const policyWith = (environment: Environment) => directives(contentPolicy(readSettings(environment), INLINED))
const embedPolicyWith = (id: EmbedId, environment: Environment) =>
  directives(embedPolicy(INLINED, outsidePartsOf(id, readSettings(environment))))

it('allows nothing by default, scripts from the site only, and inline code by its hash', () => {
  const policy = policyWith({})
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-abc'",
    'style-src': "'self' 'sha256-def'",
    'frame-ancestors': "'none'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
  })
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|google|count/)
})

it('allows the hosts of configured external parts', () => {
  const policy = policyWith({
    LEAD_FORM_URL: 'https://forms.example/abc?x=1',
    SCHEDULER_URL: 'https://forms.example/meet',
    FLAG_HOST: 'https://flags.example',
  })
  // Regression: with both forms hosted elsewhere, the policy blocked the diagnostic's own frame.
  expect(policy['frame-src']?.split(' ')).toEqual(expect.arrayContaining(["'self'", 'https://forms.example']))
  expect(policy['img-src']).toBe("'self' https://flags.example")
})

it('allows analytics if set: the tag and the counter, each by its file', () => {
  const counter = 'https://count.example/js/script.js'
  const policy = policyWith({ ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4', ANALYTICS_SCRIPT_URL: counter })
  expect(policy['script-src']).toBe(`'self' 'sha256-abc' https://www.googletagmanager.com/gtag/js ${counter}`)
  expect(policy['connect-src']).toMatch(/ https:\/\/\*\.google-analytics\.com .* https:\/\/count\.example$/)
})

it.each([{ VOICE_AGENT_ID: 'agent_1' }, { DIAGNOSTIC_AGENT_ID: 'agent_2' }])(
  'gives an outside voice agent the sources it needs: %j',
  (environment) => {
    expect(policyWith(environment)).toMatchObject({
      'connect-src': "'self' https://*.elevenlabs.io wss://*.elevenlabs.io",
      'img-src': expect.stringContaining('https://storage.googleapis.com') as string,
      'script-src': `'self' 'sha256-abc' ${PINNED_VOICE_WIDGET} blob:`,
      'style-src': "'self' 'sha256-def'",
      'style-src-elem': "'self' 'unsafe-inline'",
    })
  },
)

it.each([
  ['https://cdn.example/a;b/w.js?v=1', "'self' 'sha256-abc' https://cdn.example/a%3Bb/w.js blob:"],
  ['self', "'self' 'sha256-abc' blob:"],
])('allows only the file of a voice agent at %s, without its query', (url, sources) => {
  expect(policyWith({ VOICE_AGENT_ID: 'agent_1', VOICE_WIDGET_URL: url })['script-src']).toBe(sources)
})

it('allows a voice agent in the embedded page that uses it', () => {
  const policy = embedPolicyWith('diagnostic', { DIAGNOSTIC_AGENT_ID: 'agent_1' })
  expect(policy['connect-src']).toContain('wss://*.elevenlabs.io')
  expect(policy['frame-ancestors']).toBe("'self'")
})

it('lets only pages of the site frame an embedded page, which loads nothing from other hosts', () => {
  const settings = { DIAGNOSTIC_AGENT_ID: 'agent_1', ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4' }
  const policy = embedPolicyWith('lead-form', settings)
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'connect-src': "'self'",
    'frame-ancestors': "'self'",
    'img-src': "'self'",
    'script-src': "'self' 'sha256-abc'",
    'style-src': "'self' 'sha256-def'",
  })
  expect(policy).not.toHaveProperty('frame-src')
})

it.each([
  [{}, 'max-age=31536000'],
  [{ HSTS_MAX_AGE: '0' }, 'max-age=0'],
  [{ HSTS_MAX_AGE: '300', HSTS_INCLUDE_SUBDOMAINS: 'yes' }, 'max-age=300; includeSubDomains'],
  [{ HSTS_INCLUDE_SUBDOMAINS: 'yes', HSTS_PRELOAD: 'yes' }, 'max-age=31536000; includeSubDomains; preload'],
])('includes subdomains and preload in HSTS only if set: %j', (environment, header) => {
  expect(securityHeaders(readSettings(environment))['strict-transport-security']).toBe(header)
})

const outside = readSettings({
  LEAD_FORM_URL: 'https://forms.example/lead',
  SCHEDULER_URL: 'https://calendly.com/acme/call',
  ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4',
})
const flags = new URL(outside.flagHost).origin
const frameOf = (address: string) =>
  `<main><noscript><iframe class="a" src="${address}?language=pt"></iframe></noscript>`

it.each([
  ['a page with the lead form', outside, frameOf('https://forms.example/lead'), [flags, 'https://forms.example']],
  ['a page with the scheduler', outside, frameOf('https://calendly.com/acme/call'), [flags, 'https://calendly.com']],
  ['a page that links to both', outside, '<a href="https://forms.example/lead">', [flags]],
  ['the site itself', readSettings({ FLAG_HOST: outside.siteUrl }), frameOf('/embed/en/lead-form'), []],
])('preconnects to the external hosts of %s, but not to analytics', (_page, settings, html, hosts) => {
  expect(preconnectHosts(settings, html)).toEqual(hosts)
})
