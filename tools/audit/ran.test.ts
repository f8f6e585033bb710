import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteRan, readRan } from './ran.ts'

it('remembers of each part its last run, beside the build', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'))
  expect(await readRan(build)).toEqual({})
  await noteRan(['bytes', 'axe'], true, build)
  await noteRan(['axe'], false, build)
  expect(await readRan(build)).toMatchObject({ bytes: { worse: true }, axe: { worse: false } })
  await rm(build, { recursive: true })
})
