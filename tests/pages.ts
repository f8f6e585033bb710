import { fileIn } from '#i18n/testing/texts-in.ts'
import { localeFile } from '#site/locale-file.ts'
import { footerColumns } from '#site/navigation.ts'
import type { Page } from '#site/pages.ts'
import { keepTogether } from '#site/template.ts'

const [first, second, third] = footerColumns.flatMap(({ pages }) => pages)
if (!first || !second || !third) throw new Error('Tests navigate with the footer: it must list at least three pages')

/** Pages in the footer of every page, for tests that need any two or three pages. */
export const onePage: Page = first
export const anotherPage: Page = second
export const thirdPage: Page = third

/** URL pattern of the English locale file of a page. */
export function textsOf({ namespaces }: Page): string {
  return `**${localeFile('en', namespaces[0])}`
}

/** The English label of a page, as breadcrumbs show it. */
export function labelOf({ id }: Page): string {
  return keepTogether(fileIn('en', 'common').pages[id].label)
}
