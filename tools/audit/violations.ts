import type { Figures } from './figures.ts'

/** `where` is a path or a file. */
export type Violation = { what: string; where: string; html: string }

export function printViolations(violations: readonly Violation[]): void {
  for (const [what, found] of Map.groupBy(violations, (violation) => violation.what)) {
    const locations = new Set(found.map(({ where }) => where))
    const [first] = found
    console.log(`${found.length} × ${what}`)
    console.log(`    in ${locations.size} locations, first in ${first?.where}: ${first?.html}`)
  }
  if (violations.length === 0) console.log('nothing found')
}

export function countViolations(violations: readonly Violation[]): NonNullable<Figures['axe']> {
  const groups = Map.groupBy(violations, (violation) => violation.what)
  return Object.fromEntries([...groups].map(([what, found]) => [what, found.length]))
}
