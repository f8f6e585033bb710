import type { PageGroup } from '../../app/site/definition.ts'
import { languages, type Language } from '../../app/site/languages.ts'
import type { PageId } from '../../app/site/pages.ts'

/** A page in one language, with what its HTML weighs. */
export type Candidate = { id: PageId; path: string; language: Language; group: PageGroup; html: number }

const PAGES_TO_MEASURE = 8

/**
 * Paths that stand for the site, by their part in it rather than by name: home in each language, the heaviest of all others,
 * the heaviest of each menu and of those in none, with the languages in turn, and then the next heaviest. No page but
 * home comes twice.
 */
export function choosePaths(candidates: readonly Candidate[], count = PAGES_TO_MEASURE): string[] {
  const heaviestFirst = candidates.toSorted((one, other) => other.html - one.html)
  const chosen = candidates.filter(({ id }) => id === 'home')
  const take = (fits: (candidate: Candidate) => boolean = () => true) => {
    const next = heaviestFirst.find((each) => chosen.every(({ id }) => id !== each.id) && fits(each))
    if (next) chosen.push(next)
  }
  const isNextLanguage = ({ language }: Candidate) => language === languages[chosen.length % languages.length]

  take()
  for (const group of new Set(candidates.map((each) => each.group))) {
    take((each) => each.group === group && isNextLanguage(each))
  }
  for (let left = count - chosen.length; left > 0; left -= 1) take(isNextLanguage)
  return chosen.slice(0, count).map(({ path }) => path)
}
