import type { PageGroup } from '#site/definition.ts'
import type { PageId } from '#site/pages.ts'

/** A page in one language. */
export type Candidate = { id: PageId; path: string; group: PageGroup; html: number }

const PAGES_TO_MEASURE = 8

/** Chooses home, the heaviest page of each group, then the next heaviest, in every language. */
export function choosePaths(candidates: readonly Candidate[], count = PAGES_TO_MEASURE): string[] {
  const heaviestFirst = candidates.toSorted((one, other) => other.html - one.html)
  const heaviestOfGroups = [...Map.groupBy(heaviestFirst, ({ group }) => group).values()].flatMap(
    ([first]) => first ?? [],
  )
  const ids = new Set<PageId>(['home', ...[...heaviestOfGroups, ...heaviestFirst].map(({ id }) => id)])
  const chosen = new Set([...ids].slice(0, count))
  return candidates.filter(({ id }) => chosen.has(id)).map(({ path }) => path)
}
