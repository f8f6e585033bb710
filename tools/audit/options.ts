import { parseArgs } from 'node:util'

export const parts = ['bytes', 'nu', 'axe', 'engines', 'interactions', 'taps', 'lighthouse'] as const

export type Part = (typeof parts)[number]

export type Options = {
  all: boolean
  /** Part of a page id. */
  word: string
  /** Per page, for Lighthouse and taps. */
  runs: number
  only: readonly Part[]
  accept: boolean
}

const DEFAULT_RUNS = 5

export function readOptions(parameters: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: String(DEFAULT_RUNS) },
      only: { type: 'string', multiple: true, default: [...parts] },
      accept: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs} is not a whole number above 0. Example: --runs 5`)
  return { all: values.all, word: positionals[0] ?? '', runs, only: values.only.map(parsePart), accept: values.accept }
}

function parsePart(name: string): Part {
  const part = parts.find((each) => each === name)
  if (!part) throw new Error(`--only ${name}: the audit has no such part. Choose from: ${parts.join(', ')}`)
  return part
}
