import { expect, it } from 'vitest'
import { contentPolicy, embedPolicy } from './content-policy.ts'
import { readSettings } from './settings.ts'

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

it('allows nothing by default, scripts from the site only, and the inlined style by its hash', () => {
  const policy = directives(contentPolicy(readSettings({}), ['sha256-abc']))
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'sha256-abc'",
    'frame-ancestors': "'none'",
    'frame-src': "'self'",
  })
  expect(JSON.stringify(policy)).not.toContain('unsafe')
})

it('follows from the settings of the outside parts', () => {
  const settings = readSettings({
    LEAD_FORM_URL: 'https://forms.example/abc?x=1',
    SCHEDULER_URL: 'https://forms.example/meet',
    FLAG_HOST: 'https://flags.example',
  })
  const policy = directives(contentPolicy(settings, []))
  expect(policy['frame-src']).toBe('https://forms.example')
  expect(policy['img-src']).toBe("'self' https://flags.example")
})

it('frames the site itself only where its own form or scheduler is used', () => {
  const policy = directives(contentPolicy(readSettings({ LEAD_FORM_URL: 'https://forms.example/abc' }), []))
  expect(policy['frame-src']).toBe("https://forms.example 'self'")
})

it('lets pages of the site frame an embedded page, which loads nothing from elsewhere', () => {
  const policy = directives(embedPolicy(['sha256-abc']))
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'connect-src': "'self'",
    'frame-ancestors': "'self'",
    'img-src': "'self'",
    'style-src': "'self' 'sha256-abc'",
  })
  expect(policy).not.toHaveProperty('frame-src')
})
