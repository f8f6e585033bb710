import { existsSync } from 'node:fs'
import type { ClaimId } from '#site/claims.ts'
import { pages, type Page } from '#site/pages.ts'

/** What the specification wants to see on a page: `expectations.ts` in its room. */
export type Expectations = {
  /** Figures that are to be seen. */
  claims?: readonly ClaimId[]
  /** English paths that it leads to, as far as there are such pages. */
  links: readonly string[]
  /** Sample figures and names, in both languages; or in English, which the specification quotes. */
  says?: readonly (string | number)[]
  saysInEnglish?: readonly string[]
  /** How many buttons open the scheduling page. */
  scheduling?: number
  /** What its sections tell search engines beside what every page does. */
  structuredData?: readonly string[]
}

async function expectationsOf({ id }: Page): Promise<Expectations | undefined> {
  const file = `src/pages/${id}/expectations.ts`
  if (!existsSync(file)) return undefined
  const { expectations } = (await import(`../${file}`)) as { expectations: Expectations }
  return expectations
}

const all = await Promise.all(
  (pages as readonly Page[]).map(async (page) => ({ page, expected: await expectationsOf(page) })),
)

/** Pages of which the specification wants something, with what it wants. */
export const expectedPages = all.flatMap(({ page, expected }) => (expected ? [{ page, expected }] : []))
