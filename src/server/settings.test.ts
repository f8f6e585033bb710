import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readServerSettings, serverVariables } from './settings.ts'

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

it('documents each server setting in .env.example with its default', () => {
  const documented = readFileSync('.env.example', 'utf8')
  for (const [name, { initial }] of Object.entries(serverVariables)) {
    expect(documented).toContain(`\n# ${name}=${initial ?? ''}\n`)
  }
})
