import { expect, it } from 'vitest'
import type { TextBundles } from '#i18n/store.ts'
import { languages } from '#site/languages.ts'
import { notFoundPage, pageById, pages } from '#site/pages.ts'
import { canonicalPath, pathIn } from '#site/paths.ts'
import { bundlesOf } from '#tools/locale-files.ts'
import { render } from './prerender.tsx'

const documents = [
  ...pages.flatMap((page) => languages.map((language) => ({ page, language, path: canonicalPath(page, language) }))),
  ...languages.map((language) => ({ page: notFoundPage, language, path: pathIn(language, '/404') })),
]

/** Keeps placeholders: their values don't come from the locale file. */
function otherText(text: string): string {
  return text
    .split(/(\{\{.*?\}\}|\[\w+\])/)
    .map((part) => (/^[{[]/.test(part) ? part : part.replaceAll(/[a-z\d]/gi, otherLetter)))
    .join('')
}

/** Half of the alphabet later, or the next digit. */
function otherLetter(letter: string): string {
  if (/\d/.test(letter)) return String((Number(letter) + 1) % 10)
  return String.fromCodePoint(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13))
}

function withOtherTexts(bundles: TextBundles): TextBundles {
  const text = JSON.stringify(bundles, (_key, value: unknown) => (typeof value === 'string' ? otherText(value) : value))
  return JSON.parse(text) as TextBundles
}

/** Elements, classes and URLs, without text. CSS renders `data-by` and `data-column` as text. */
function structureOf(html: string): string {
  return html
    .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    .replaceAll(/ (?:alt|title|label|content|placeholder|aria-[a-z]+|data-by|data-column)="[^"]*"/g, '')
    .replaceAll(/>[^<]+</g, '><')
}

/** A time of day: no page shows a date. */
const MACHINE_READABLE = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

const PRICE_FROM = /"offers":|\b(?:from|a partir de)\s(?:[A-Z]{0,3}[$€£]|[A-Z]{3}\s)\s?\d/i

/** A `figcaption`, if any, must be the first or last child. */
const CAPTION_FIRST_OR_LAST = /^<figure[^>]*>(<figcaption|(?!.*<figcaption)|.*<\/figcaption><\/figure>$)/s

it.each(documents)('renders the same structure with other texts: $path', async ({ page, language, path }) => {
  const bundles = await bundlesOf(page, language)
  const html = await render({ path, language, bundles })
  const other = await render({ path, language, bundles: withOtherTexts(bundles) })
  expect(other).not.toBe(html)
  expect(structureOf(other)).toBe(structureOf(html))
  for (const [time, value, text] of html.matchAll(/<time(?: dateTime="([^"]*)")?[^>]*>([^<]*)/g)) {
    expect(value ?? text, time).toMatch(MACHINE_READABLE)
  }
  for (const [figure] of html.matchAll(/<figure.*?<\/figure>/gs)) expect(figure).toMatch(CAPTION_FIRST_OR_LAST)
  // The owner hasn't set any prices.
  expect(html).not.toMatch(PRICE_FROM)
  // Demos and charts have these attributes while part of them is hidden.
  expect(html).not.toMatch(/ data-(?:stage|grow)=/)
})

it.each(documents.filter(({ page }) => page === notFoundPage))(
  'links to the home page in every language, because it is sent for any unknown address: $path',
  async ({ page, language, path }) => {
    const html = await render({ path, language, bundles: await bundlesOf(page, language) })
    for (const each of languages) {
      const links = html.matchAll(new RegExp(`<a [^>]*href="([^"]*)" hrefLang="${each}"`, 'g'))
      expect([...new Set([...links].map(([, href]) => href))]).toEqual([canonicalPath(pageById('home'), each)])
    }
  },
)
