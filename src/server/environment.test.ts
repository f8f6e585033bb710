import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { modelVariables } from '#assistant/server/settings.ts'
import { leadsVariables } from '#leads/server/settings.ts'
import { languages } from '#site/languages.ts'
import { emailSetting, variables } from '#site/settings.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { environment, unknownSettings } from './environment.ts'
import { readServerSettings, serverVariables } from './settings.ts'

afterEach(() => vi.unstubAllEnvs())

function warningsFor(content: string): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'settings-')), '.env')
  writeFileSync(file, content)
  vi.stubEnv('ENV_FILE', file)
  return unknownSettings().map((line) => line.replace(file, '.env'))
}

it('lists unknown settings with the closest known name', () => {
  const known = 'SITE_BRAND=Acme\nPORT=80\nSMTP_URL=smtp://a'
  expect(warningsFor(`${known}\nSITE_BRND=Acme\nSOCIAL_INSTAGRAM=https://acme.example`)).toEqual([
    '.env: there is no setting SITE_BRND. Did you mean SITE_BRAND?',
    '.env: there is no setting SOCIAL_INSTAGRAM. Did you mean SOCIAL_INSTAGRAM_URL?',
  ])
})

it('returns no warnings if all settings are known or there is no file', () => {
  expect(warningsFor('SITE_BRAND=Acme\n# SITE_BRND=Acme\n')).toEqual([])
  vi.stubEnv('ENV_FILE', '')
  expect(unknownSettings()).toEqual([])
})

it('rejects settings that have been renamed, with their new names', () => {
  vi.stubEnv('ENV_FILE', '')
  vi.stubEnv('DESK_KEEP_DAYS', '30')
  expect(environment).toThrow('DESK_KEEP_DAYS is now called LEADS_KEEP_DAYS.')
})

it('listens on all addresses by default, but serves metrics only on this machine, if at all', () => {
  expect(readServerSettings({})).toMatchObject({ port: 3000, host: undefined, metrics: undefined })
  expect(readServerSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
})

it.each([
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['METRICS_PORT', '-1'],
  ['CONNECTIONS_PER_ADDRESS', '0'],
])('rejects %s="%s"', (name, value) => {
  expect(() => readServerSettings({ [name]: value })).toThrow(`${name}="${value}" is not`)
})

it('documents each setting in .env.example with its default', () => {
  const documented = readFileSync('.env.example', 'utf8')
  // Languages that an owner adds aren't in our .env.example.
  const others = languages.filter((each) => !englishAndPortuguese.includes(each))
  const endings = others.map((language) => emailSetting(language).replace('CONTACT_EMAIL', ''))
  const tables = [variables, leadsVariables, modelVariables, serverVariables]
  const rows = tables.flatMap((table) => Object.entries<{ initial?: string | undefined }>(table))
  for (const [name, { initial = '' }] of rows) {
    if (!endings.some((each) => name.endsWith(each))) expect(documented).toContain(`\n# ${name}=${initial}\n`)
  }
})
