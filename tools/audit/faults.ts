import type { Figures } from './figures.ts'

/** `where` is a path or a file, `html` the snippet. */
export type Fault = { what: string; where: string; html: string }

export function printFaults(faults: readonly Fault[]): void {
  for (const [what, found] of Map.groupBy(faults, (fault) => fault.what)) {
    const places = new Set(found.map(({ where }) => where))
    const [first] = found
    console.log(`${found.length} × ${what}`)
    console.log(`    in ${places.size} places, first ${first?.where}: ${first?.html}`)
  }
  if (faults.length === 0) console.log('nothing found')
}

export function countFaults(faults: readonly Fault[]): NonNullable<Figures['axe']> {
  const groups = Map.groupBy(faults, (fault) => fault.what)
  return Object.fromEntries([...groups].map(([what, found]) => [what, found.length]))
}
