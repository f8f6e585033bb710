/** What the audit has looked at. It stands beside the build and goes with it: another build has not been looked at. */

import { readFile, writeFile } from 'node:fs/promises'
import { DIST } from '#server/folders.ts'
import type { Part } from './options.ts'

/** When each part was last run on this build, and whether that run found anything worse than was accepted. */
export type Ran = Partial<Record<Part, { at: string; worse: boolean }>>

export async function readRan(folder = DIST): Promise<Ran> {
  return JSON.parse(await readFile(recordIn(folder), 'utf8').catch(() => '{}')) as Ran
}

export async function noteRan(parts: readonly Part[], worse: boolean, folder = DIST): Promise<void> {
  const at = new Date().toISOString()
  const ran: Ran = { ...(await readRan(folder)), ...Object.fromEntries(parts.map((part) => [part, { at, worse }])) }
  await writeFile(recordIn(folder), `${JSON.stringify(ran, null, 2)}\n`)
}

function recordIn(folder: string): string {
  return `${folder}/audit.json`
}
