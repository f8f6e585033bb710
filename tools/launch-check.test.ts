import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Finding } from './launch/finding.ts'
import { ownEnvironment } from './launch/testing/own-environment.ts'

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'launch-')))

beforeAll(() => {
  for (const folder of ['brand', 'public', 'src', 'tools', 'package.json']) {
    cpSync(folder, join(copy, folder), { recursive: true })
  }
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, 'brand/confirmed.json'), '{}')
})

afterAll(() => rmSync(copy, { recursive: true }))

function run(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/launch-check.ts', ...parameters], {
    cwd: copy,
    encoding: 'utf8',
    env: {},
  })
  return { status, stdout, stderr }
}

it('exits with 1 for the sample site, and with 0 when everything is set and confirmed', () => {
  const fresh = run('--json')
  expect(fresh.status, fresh.stderr).toBe(1)
  const findings = JSON.parse(fresh.stdout) as Finding[]
  const report = run().stdout
  for (const { says, place } of findings) expect(report).toContain(`${says}\n          → ${place}`)

  const confirmed = findings
    .filter(({ confirmable }) => confirmable)
    .map(({ id }, index) => [id, `agreed in mail number ${index}`])
  writeFileSync(join(copy, 'brand/confirmed.json'), JSON.stringify(Object.fromEntries(confirmed)))
  const claims = join(copy, 'src/site/claims.ts')
  writeFileSync(claims, readFileSync(claims, 'utf8').replaceAll(/source: [A-Z_]+,?/g, "source: 'our own count',"))
  const settings = Object.entries(ownEnvironment).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(join(copy, '.env'), settings.join('\n'))

  const own = run('--json')
  // Ignore pages that an owner has started: they are drafts without an og image.
  const remaining = (JSON.parse(own.stdout) as Finding[]).filter(
    ({ id, blocks }) => blocks && !/^(drafts|cards)\./.test(id),
  )
  expect(remaining).toEqual([])
  if (!findings.some(({ id }) => /^(drafts|cards)\./.test(id))) expect(own.status, own.stderr).toBe(0)
})

it('prints the line and column of a syntax error in confirmed.json', () => {
  writeFileSync(join(copy, 'brand/confirmed.json'), '{\n  "people.marina": "agreed",\n}\n')
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toContain('brand/confirmed.json:3:1 ')
})
