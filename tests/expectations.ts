import { existsSync } from 'node:fs'
import type { ClaimId } from '#site/claims.ts'
import { pages, type Page } from '#site/pages.ts'

/** What the specification requires on a page: `expectations.ts` in its page folder. */
export type Expectations = {
  claims?: readonly ClaimId[]
  /** English paths that it links to; removed pages are ignored. */
  links: readonly string[]
  /** Sample figures and names, in both languages or in English only. */
  says?: readonly (string | number)[]
  saysInEnglish?: readonly string[]
  /** How many buttons open the scheduling page. */
  scheduling?: number
  /** Types of structured data in addition to those of every page and the questions. */
  structuredData?: readonly string[]
}

async function expectationsOf({ id }: Page): Promise<Expectations | undefined> {
  const file = `src/pages/${id}/expectations.ts`
  if (!existsSync(file)) return undefined
  const { expectations } = (await import(`../${file}`)) as { expectations: Expectations }
  return { ...expectations, structuredData: ['FAQPage', ...(expectations.structuredData ?? [])] }
}

const all = await Promise.all(
  (pages as readonly Page[]).map(async (page) => ({ page, expected: await expectationsOf(page) })),
)

export const expectedPages = all.flatMap(({ page, expected }) => (expected ? [{ page, expected }] : []))
