/** Stored with the build and deleted with it, because a new build has not been audited. */

import { readFile, writeFile } from 'node:fs/promises'
import { DIST } from '#server/folders.ts'
import type { Part } from './options.ts'

/** `worse` if the last run with this part found a regression in any part. */
export type AuditRuns = Partial<Record<Part, { at: string; worse: boolean }>>

export async function readAuditRuns(folder = DIST): Promise<AuditRuns> {
  return JSON.parse(await readFile(recordIn(folder), 'utf8').catch(() => '{}')) as AuditRuns
}

export async function recordAuditRun(parts: readonly Part[], worse: boolean, folder = DIST): Promise<void> {
  const at = new Date().toISOString()
  const ran: AuditRuns = {
    ...(await readAuditRuns(folder)),
    ...Object.fromEntries(parts.map((part) => [part, { at, worse }])),
  }
  await writeFile(recordIn(folder), `${JSON.stringify(ran, null, 2)}\n`)
}

function recordIn(folder: string): string {
  return `${folder}/audit.json`
}
