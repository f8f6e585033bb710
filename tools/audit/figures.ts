import { metrics, type Metric } from './speed.ts'

export type Weight = 'html' | 'scripts' | 'texts'

type Kind = Weight | Metric | 'axe' | 'engines' | 'interactions' | 'nu'

/** By kind, then by file, path or rule. Higher is worse for all of them. */
export type Figures = Partial<Record<Kind, Readonly<Record<string, number>>>>

type Rule = {
  format: (value: number) => string
  /** An increase up to this is noise, and up to this share of the accepted value. */
  noise?: number
  noiseShare?: number
  /** Default for a missing accepted value; without it, such a figure is not compared. */
  absent?: number
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms above the yardstick`
const points = (value: number) => `${value.toFixed(0)} points below the yardstick`
const occurrences: Rule = { format: (value) => `${value} times`, absent: 0 }
/** Builds for another brand or domain differ by a few bytes. */
const weight: Rule = { format: (value) => `${value.toLocaleString('en')} bytes`, noiseShare: 0.005 }

const rules: Record<Kind, Rule> = {
  html: weight,
  scripts: weight,
  texts: weight,
  performance: { format: points, noise: 2 },
  accessibility: { format: points },
  fcp: { format: milliseconds, noise: 100 },
  lcp: { format: milliseconds, noise: 100 },
  tbt: { format: milliseconds, noise: 30 },
  cls: { format: (value) => `${value.toFixed(3)} above the yardstick`, noise: 0.005 },
  axe: occurrences,
  engines: occurrences,
  interactions: { format: (value) => `${(value * 100).toFixed(0)}% of its budget`, noise: 0.25 },
  nu: occurrences,
}

const kinds = Object.keys(rules) as Kind[]

export function findRegressions(accepted: Figures, now: Figures): string[] {
  return kinds.flatMap((kind) => {
    const { format, noise = 0, noiseShare = 0, absent } = rules[kind]
    const before = accepted[kind]
    if (!before) return []
    return Object.entries(now[kind] ?? {}).flatMap(([of, value]) => {
      const was = before[of] ?? absent
      if (was === undefined || value <= was + noise + was * noiseShare) return []
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
