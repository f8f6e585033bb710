import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAuditRuns, recordAuditRun } from './run-record.ts'

it('stores the last run of each part next to the build', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'))
  expect(await readAuditRuns(build)).toEqual({})
  await recordAuditRun(['bytes', 'axe'], true, build)
  await recordAuditRun(['axe'], false, build)
  expect(await readAuditRuns(build)).toMatchObject({ bytes: { worse: true }, axe: { worse: false } })
  await rm(build, { recursive: true })
})
