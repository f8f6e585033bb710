/** Stored with the build and deleted with it, because a new build has not been audited. */

import { readFile, writeFile } from 'node:fs/promises'
import { DIST } from '#server/folders.ts'
import type { Part } from './options.ts'

/** `worse` if the last run with this part found a regression in any part. */
export type AuditRuns = Partial<Record<Part, { at: string; worse: boolean }>>

export async function readAuditRuns(folder = DIST): Promise<AuditRuns> {
  return JSON.parse(await readFile(`${folder}/audit.json`, 'utf8').catch(() => '{}')) as AuditRuns
}

export async function recordAuditRun(parts: readonly Part[], worse: boolean, folder = DIST): Promise<void> {
  const run = { at: new Date().toISOString(), worse }
  const runs = { ...(await readAuditRuns(folder)), ...Object.fromEntries(parts.map((part) => [part, run])) }
  await writeFile(`${folder}/audit.json`, `${JSON.stringify(runs, null, 2)}\n`)
}
