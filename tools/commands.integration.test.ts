import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { variables } from '#site/settings.ts'
import { filterBlocking } from './launch/check.ts'
import type { Finding } from './launch/finding.ts'
import { ownEnvironment } from './launch/testing/own-environment.ts'
import { copyProject } from './testing/project-copy.ts'

const { folder, run, remove } = copyProject()
const confirmed = join(folder, 'brand/confirmed.json')

afterAll(remove)

async function runLaunchCheck() {
  const output = await run('tools/launch-check.ts', '--json')
  return { fails: output.startsWith('1: '), findings: JSON.parse(output.replace(/^1: /, '')) as Finding[] }
}

function writeSettings(environment: Readonly<Record<string, string>>): void {
  const lines = Object.entries(environment).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(join(folder, '.env'), lines.join('\n'))
}

it('exits with 1 for the sample site, and with 0 when everything is set and confirmed', async () => {
  writeFileSync(confirmed, '{}')
  const { fails, findings } = await runLaunchCheck()
  expect(fails).toBe(true)
  const confirmable = findings.filter((finding) => finding.confirmable)
  const reasons = confirmable.map(({ id }, index) => [id, `agreed in mail number ${index}`])
  writeFileSync(confirmed, JSON.stringify(Object.fromEntries(reasons)))
  const claims = join(folder, 'src/site/content/claims.json')
  writeFileSync(claims, readFileSync(claims, 'utf8').replaceAll(/(?<="source": ")sample:[^"]*/g, 'our own count'))
  writeSettings(ownEnvironment)

  const own = await runLaunchCheck()
  const blocking = filterBlocking(own.findings)
  // Pages that an owner has started are drafts without an og image.
  expect(blocking.filter(({ id }) => !/^(drafts|cards)\./.test(id))).toEqual([])
  expect(own.fails).toBe(blocking.length > 0)
})

it('prints the line and column of a syntax error in confirmed.json', async () => {
  writeFileSync(confirmed, '{\n  "people.marina": "agreed",\n}\n')
  expect(await run('tools/launch-check.ts')).toMatch(/^1: brand\/confirmed\.json:3:1 /)
})

// Training the classifier takes a minute on a busy machine.
it('answers a question with the brand from .env', { timeout: 240_000 }, async () => {
  writeSettings({ SITE_BRAND: 'Acme' })
  const answer = await run('tools/ask.ts', 'What do you offer?')
  expect(answer).toContain('Acme')
  expect(answer).not.toContain(variables.SITE_BRAND.initial)
})
