import { readFileSync } from 'node:fs'
import { localeFile } from '#site/locale-file.ts'
import { footerColumns } from '#site/navigation.ts'
import type { Page } from '#site/pages.ts'
import { keepTogether } from '#site/template.ts'

const [first, second, third] = footerColumns.flatMap(({ pages }) => pages)
if (!first || !second || !third) throw new Error('Tests go from page to page by the footer: it lists too few')

/** Pages that the footer of every page leads to: for tests that need two or three, whichever they are. */
export const onePage: Page = first
export const anotherPage: Page = second
export const thirdPage: Page = third

/** The English file with the texts of a page, as browsers ask for it. */
export function textsOf({ namespaces }: Page): string {
  return `**${localeFile('en', namespaces[0])}`
}

/** What a page is called in English, also in its breadcrumbs, as it stands on the screen. */
export function labelOf({ id }: Page): string {
  const common = JSON.parse(readFileSync(`public${localeFile('en', 'common')}`, 'utf8')) as {
    pages: Record<string, { label: string }>
  }
  return keepTogether(common.pages[id]?.label ?? '')
}
