import { parseArgs } from 'node:util'

export const parts = ['bytes', 'nu', 'axe', 'engines', 'interactions', 'taps', 'lighthouse'] as const

export type Part = (typeof parts)[number]

export type Options = {
  /** Every page under Lighthouse rather than eight. */
  all: boolean
  /** Only those that have this in their id under Lighthouse. */
  word: string
  /** How often Lighthouse looks at each page. */
  runs: number
  only: readonly Part[]
  /** Keeps the figures as those that later ones are held against. */
  accept: boolean
}

const USUAL_RUNS = 5

export function readOptions(parameters: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: String(USUAL_RUNS) },
      only: { type: 'string', multiple: true, default: [...parts] },
      accept: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs} is no number of runs. Example: --runs 5`)
  return { all: values.all, word: positionals[0] ?? '', runs, only: values.only.map(asPart), accept: values.accept }
}

function asPart(name: string): Part {
  const part = parts.find((each) => each === name)
  if (!part) throw new Error(`--only ${name} is no part of the audit. The parts: ${parts.join(', ')}`)
  return part
}
