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

export function readOptions(parameters: readonly string[]): Options {
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
  return { all: values.all, word: positionals[0] ?? '', runs, only, accept: values.accept }
}
