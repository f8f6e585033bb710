import { metrics, type Metric } from './speed.ts'

const weights = ['html', 'scripts', 'texts'] as const

export type Weight = (typeof weights)[number]

type Kind = Weight | Metric | 'axe' | 'engines' | 'interactions' | 'nu'

/** By kind, then by file, path or rule. Higher is worse for all of them. */
export type Figures = Partial<Record<Kind, Readonly<Record<string, number>>>>

type Rule = {
  format: (value: number) => string
  /** An increase up to this is noise. */
  noise: (accepted: number) => number
  /** Default for a missing accepted value; without it, such a figure is not compared. */
  absent?: number
}

/** Builds for another brand or domain differ by a few bytes. */
const WEIGHT_NOISE = 0.005

const weight: Rule = {
  format: (value) => `${value.toLocaleString('en')} bytes`,
  noise: (accepted) => accepted * WEIGHT_NOISE,
}
const milliseconds = (noise: number): Rule => ({
  format: (value) => `${value.toFixed(0)} ms above the yardstick`,
  noise: () => noise,
})
const points = (noise: number): Rule => ({
  format: (value) => `${value.toFixed(0)} points below the yardstick`,
  noise: () => noise,
})
const occurrences: Rule = { format: (value) => `${value} times`, noise: () => 0, absent: 0 }

const rules: Record<Kind, Rule> = {
  html: weight,
  scripts: weight,
  texts: weight,
  performance: points(2),
  accessibility: points(0),
  fcp: milliseconds(100),
  lcp: milliseconds(100),
  tbt: milliseconds(30),
  cls: { format: (value) => `${value.toFixed(3)} above the yardstick`, noise: () => 0.005 },
  axe: occurrences,
  engines: occurrences,
  interactions: { format: (value) => `${(value * 100).toFixed(0)}% of its budget`, noise: () => 0.25 },
  nu: occurrences,
}

const kinds = Object.keys(rules) as Kind[]

export function findRegressions(accepted: Figures, now: Figures): string[] {
  return kinds.flatMap((kind) => {
    const { format, noise, absent } = rules[kind]
    const before = accepted[kind]
    if (!before) return []
    return Object.entries(now[kind] ?? {}).flatMap(([of, value]) => {
      const was = before[of] ?? absent
      if (was === undefined || value <= was + noise(was)) return []
      return [`${kind} of ${of}: ${format(value)}, accepted ${format(was)}`]
    })
  })
}

/** Pages whose speed was not measured keep their figures. All other kinds are measured completely or not at all. */
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

/** `where` is a path or a file. */
export type Violation = { what: string; where: string; html: string }

/** Prints violations and returns how often each occurs. */
export function reportViolations(violations: readonly Violation[]): Record<string, number> {
  const groups = [...Map.groupBy(violations, ({ what }) => what)]
  for (const [what, found] of groups) {
    const locations = new Set(found.map(({ where }) => where))
    console.log(`${found.length} × ${what}`)
    console.log(`    in ${locations.size} locations, first in ${found[0]?.where}: ${found[0]?.html}`)
  }
  if (violations.length === 0) console.log('nothing found')
  return Object.fromEntries(groups.map(([what, found]) => [what, found.length]))
}
