import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DIST } from '#server/folders.ts'
import type { PageGroup } from '#site/definition.ts'
import type { PageId } from '#site/pages.ts'

export const parts = ['bytes', 'nu', 'axe', 'engines', 'interactions', 'taps', 'lighthouse'] as const

export type Part = (typeof parts)[number]

export type Options = ReturnType<typeof readOptions>

export function readOptions(parameters: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', multiple: true, default: [...parts] },
      accept: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs} is not a whole number above 0. Example: --runs 5`)
  const only = values.only.map((name) => {
    const part = parts.find((each) => each === name)
    if (!part) throw new Error(`--only ${name}: the audit has no such part. Choose from: ${parts.join(', ')}`)
    return part
  })
  // The word is part of a page id. Lighthouse and taps run this often on each page.
  return { all: values.all, word: positionals[0] ?? '', runs, only, accept: values.accept }
}

/**
 * Stored with the build and deleted with it, because a new build has not been audited. `worse` if the last run with
 * this part found a regression in any part.
 */
export type AuditRuns = Partial<Record<Part, { at: string; worse: boolean }>>

export async function readAuditRuns(folder = DIST): Promise<AuditRuns> {
  return JSON.parse(await readFile(`${folder}/audit.json`, 'utf8').catch(() => '{}')) as AuditRuns
}

export async function recordAuditRun(ran: readonly Part[], worse: boolean, folder = DIST): Promise<void> {
  const run = { at: new Date().toISOString(), worse }
  const runs = { ...(await readAuditRuns(folder)), ...Object.fromEntries(ran.map((part) => [part, run])) }
  await writeFile(`${folder}/audit.json`, `${JSON.stringify(runs, null, 2)}\n`)
}

/** A page in one language. */
export type Candidate = { id: PageId; path: string; group: PageGroup; html: number }

const PAGES_TO_MEASURE = 8

/** Chooses home, the heaviest page of each group, then the next heaviest, in every language. */
export function choosePaths(candidates: readonly Candidate[], count = PAGES_TO_MEASURE): string[] {
  const heaviestFirst = candidates.toSorted((one, other) => other.html - one.html)
  const groups = Map.groupBy(heaviestFirst, ({ group }) => group)
  const heaviestOfGroups = [...groups.values()].flatMap(([first]) => first ?? [])
  const ids = new Set<PageId>(['home', ...[...heaviestOfGroups, ...heaviestFirst].map(({ id }) => id)])
  const chosen = new Set([...ids].slice(0, count))
  return candidates.filter(({ id }) => chosen.has(id)).map(({ path }) => path)
}
