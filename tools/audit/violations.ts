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
