/** Figures of the site, and what is worse in them than in those that were accepted. More is worse in each. */

import { metrics, type Metric } from './speed.ts'

const weights = ['html', 'scripts', 'texts'] as const

export type Weight = (typeof weights)[number]

type Kind = Weight | Metric | 'axe' | 'engines' | 'interactions' | 'nu'

/** By kind, and by what each is of: a file, a path, a fault. A kind that was not looked at is not there. */
export type Figures = Partial<Record<Kind, Readonly<Record<string, number>>>>

type Rule = {
  /** As it is told: `html of index.html: 14,300 bytes`. */
  tells: (value: number) => string
  /** How much more says nothing. */
  noise: (accepted: number) => number
  /** What the accepted value is where there is none; without it, there is nothing to hold the figure against. */
  absent?: number
}

/** Builds for another brand or domain differ by a few bytes. */
const WEIGHT_NOISE = 0.005

const weight: Rule = {
  tells: (value) => `${value.toLocaleString('en')} bytes`,
  noise: (accepted) => accepted * WEIGHT_NOISE,
}
const milliseconds = (noise: number): Rule => ({
  tells: (value) => `${value.toFixed(0)} ms above the yardstick`,
  noise: () => noise,
})
const points = (noise: number): Rule => ({
  tells: (value) => `${value.toFixed(0)} points below the yardstick`,
  noise: () => noise,
})
const faults: Rule = { tells: (value) => `${value} times`, noise: () => 0, absent: 0 }

const rules: Record<Kind, Rule> = {
  html: weight,
  scripts: weight,
  texts: weight,
  performance: points(2),
  accessibility: points(0),
  fcp: milliseconds(100),
  lcp: milliseconds(100),
  tbt: milliseconds(30),
  cls: { tells: (value) => `${value.toFixed(3)} above the yardstick`, noise: () => 0.005 },
  axe: faults,
  engines: faults,
  interactions: { tells: (value) => `${(value * 100).toFixed(0)}% of its budget`, noise: () => 0.25 },
  nu: faults,
}

const kinds = Object.keys(rules) as Kind[]

/** One line for each figure that is worse than the accepted one, by more than noise. */
export function worse(accepted: Figures, now: Figures): string[] {
  return kinds.flatMap((kind) => {
    const { tells, noise, absent } = rules[kind]
    const before = accepted[kind]
    if (!before) return []
    return Object.entries(now[kind] ?? {}).flatMap(([of, value]) => {
      const was = before[of] ?? absent
      if (was === undefined || value <= was + noise(was)) return []
      return [`${kind} of ${of}: ${tells(value)}, accepted ${tells(was)}`]
    })
  })
}

/**
 * The figures to keep. Speed may have been measured on some pages only: the others keep theirs, if they still are pages. All
 * other kinds were looked at whole, or not at all.
 */
export function merge(accepted: Figures, now: Figures, isPage: (path: string) => boolean): Figures {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const isOfSpeed = kind === 'interactions' || (metrics as readonly Kind[]).includes(kind)
      const values = isOfSpeed && now[kind] ? { ...accepted[kind], ...now[kind] } : (now[kind] ?? accepted[kind])
      if (!values) return []
      const entries = Object.entries(values).filter(([of]) => !isOfSpeed || isPage(of))
      return [[kind, Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))]]
    }),
  )
}
