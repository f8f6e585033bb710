import { describe, expect, it } from 'vitest'
import { contentPolicy, embedPolicy, protectiveHeaders } from './content-policy.ts'
import { outsidePartsOf } from './outside-parts.ts'
import { PINNED_VOICE_WIDGET, readSettings } from './settings.ts'

const INLINED = { script: 'sha256-abc', style: 'sha256-def' }

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

it('allows nothing by default, scripts from the site only, and inline code by its hash', () => {
  const policy = directives(contentPolicy(readSettings({}), INLINED))
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-abc'",
    'style-src': "'self' 'sha256-def'",
    'frame-ancestors': "'none'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
  })
  expect(JSON.stringify(policy)).not.toContain('unsafe')
})

it('allows the hosts of configured external parts', () => {
  const settings = readSettings({
    LEAD_FORM_URL: 'https://forms.example/abc?x=1',
    SCHEDULER_URL: 'https://forms.example/meet',
    FLAG_HOST: 'https://flags.example',
  })
  const policy = directives(contentPolicy(settings, INLINED))
  // Regression: with both forms hosted elsewhere, the policy blocked the diagnostic's own frame.
  expect(policy['frame-src']?.split(' ')).toEqual(expect.arrayContaining(["'self'", 'https://forms.example']))
  expect(policy['img-src']).toBe("'self' https://flags.example")
})

describe('analytics', () => {
  it('is allowed if set: the tag and the counter, each by its file', () => {
    const settings = readSettings({
      ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4',
      ANALYTICS_SCRIPT_URL: 'https://count.example/js/script.js',
    })
    const policy = directives(contentPolicy(settings, INLINED))
    expect(policy['script-src']).toBe(
      "'self' 'sha256-abc' https://www.googletagmanager.com/gtag/js https://count.example/js/script.js",
    )
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(policy['connect-src']).toContain('https://count.example')
  })

  it('is blocked otherwise, and always in frames', () => {
    expect(contentPolicy(readSettings({}), INLINED)).not.toMatch(/google|count/)
    expect(
      embedPolicy(INLINED, outsidePartsOf('lead-form', readSettings({ ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4' }))),
    ).not.toContain('google')
  })
})

describe('an outside voice agent', () => {
  it.each([{ VOICE_AGENT_ID: 'agent_1' }, { DIAGNOSTIC_AGENT_ID: 'agent_2' }])(
    'gets the sources it needs: %j',
    (environment) => {
      const policy = directives(contentPolicy(readSettings(environment), INLINED))
      expect(policy).toMatchObject({
        'connect-src': "'self' https://*.elevenlabs.io wss://*.elevenlabs.io",
        'script-src': `'self' 'sha256-abc' ${PINNED_VOICE_WIDGET} blob:`,
        'style-src': "'self' 'sha256-def'",
        'style-src-elem': "'self' 'unsafe-inline'",
      })
      expect(policy['img-src']).toContain('https://storage.googleapis.com')
    },
  )

  it.each([
    ['https://cdn.example/a;b/w.js?v=1', "'self' 'sha256-abc' https://cdn.example/a%3Bb/w.js blob:"],
    ['self', "'self' 'sha256-abc' blob:"],
  ])('allows only the file at %s, without its query', (url, sources) => {
    const settings = readSettings({ VOICE_AGENT_ID: 'agent_1', VOICE_WIDGET_URL: url })
    expect(directives(contentPolicy(settings, INLINED))['script-src']).toBe(sources)
  })

  it('may run in the embedded page that uses it', () => {
    const settings = readSettings({ DIAGNOSTIC_AGENT_ID: 'agent_1' })
    const policy = directives(embedPolicy(INLINED, outsidePartsOf('diagnostic', settings)))
    expect(policy['connect-src']).toContain('wss://*.elevenlabs.io')
    expect(policy['frame-ancestors']).toBe("'self'")
  })
})

it('lets only pages of the site frame an embedded page, which loads nothing from other hosts', () => {
  const settings = readSettings({ DIAGNOSTIC_AGENT_ID: 'agent_1' })
  const policy = directives(embedPolicy(INLINED, outsidePartsOf('lead-form', settings)))
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'connect-src': "'self'",
    'frame-ancestors': "'self'",
    'img-src': "'self'",
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
  expect(protectiveHeaders(readSettings(environment))['strict-transport-security']).toBe(header)
})
