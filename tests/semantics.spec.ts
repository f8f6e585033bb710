/** What assistive technology gets from the built HTML, on every page in every language. */

import { embedPaths } from '#site/embeds.ts'
import { languageFacts } from '#site/languages.ts'
import { canonicalPath, sitePaths } from '#site/paths.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openAsServed } from './hydrated.ts'
import { prerendered } from './prerendered.ts'

const canonical = sitePaths.filter(({ path, page, language }) => path === canonicalPath(page, language))

/** What a function finds in the body of each built page. */
async function findOnEveryPage(page: Page, find: (body: HTMLElement) => string[]): Promise<string[]> {
  const found: string[] = []
  for (const { path } of canonical) {
    const body = await page.evaluateHandle(
      (html) => new DOMParser().parseFromString(html, 'text/html').body,
      await prerendered(path),
    )
    found.push(...(await body.evaluate(find)).map((html) => `${path}: ${html.slice(0, 160)}`))
  }
  return found
}

test('lists with a name keep their role in Safari, which drops it from lists without bullets', async ({ page }) => {
  const found = await findOnEveryPage(page, (body) =>
    [...body.querySelectorAll(':is(ul, ol):is([aria-label], [aria-labelledby]):not([role=list])')].map(
      (list) => list.outerHTML,
    ),
  )
  expect(found).toEqual([])
})

test('every table has a name', async ({ page }) => {
  const found = await findOnEveryPage(page, (body) =>
    [...body.querySelectorAll('table:not([aria-label])')]
      .filter((table) => !table.querySelector('caption')?.textContent)
      .map((table) => table.outerHTML),
  )
  expect(found).toEqual([])
})

test('articles in a carousel are named by their headings', async ({ page }) => {
  const found = await findOnEveryPage(page, (body) =>
    [...body.querySelectorAll('[aria-roledescription] article')]
      .filter((article) => !article.querySelector(`h3#${article.getAttribute('aria-labelledby')}`))
      .map((article) => article.outerHTML),
  )
  expect(found).toEqual([])
})

test('the heading of a card comes before its sample', async ({ page }) => {
  const found = await findOnEveryPage(page, (body) =>
    [...body.querySelectorAll('main :is(li, article) h3')]
      .filter((heading) =>
        [...(heading.closest('li, article')?.querySelectorAll('ol, ul, dl, table, figure') ?? [])].some(
          (sample) =>
            !sample.contains(heading) &&
            !sample.closest('[aria-hidden]') &&
            (heading.compareDocumentPosition(sample) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
        ),
      )
      .map((heading) => heading.outerHTML),
  )
  expect(found).toEqual([])
})

test('no name is read twice: portraits beside a name have no text, panels are named by their tab without its note', async ({
  page,
}) => {
  const found = await findOnEveryPage(page, (body) => {
    const portraits = [...body.querySelectorAll('figcaption img:not([alt=""])')]
    const panels = [...body.querySelectorAll('[role=tabpanel]')].filter((panel) => {
      const tab = body.querySelector(`[aria-controls="${panel.id}"]`)
      return panel.getAttribute('aria-label') !== tab?.firstChild?.textContent
    })
    return [...portraits, ...panels].map((element) => element.outerHTML)
  })
  expect(found).toEqual([])
})

test('the text of every document names its country, so that it is read with a voice from there', async () => {
  for (const { path, language } of [...sitePaths, ...embedPaths]) {
    const html = await prerendered(path)
    expect.soft(/<html lang="([^"]+)"/.exec(html)?.[1], path).toBe(language)
    expect.soft(/<body[^>]* lang="([^"]+)"/.exec(html)?.[1], path).toBe(languageFacts[language].locale)
  }
})

test('the log on the home page has a name', async ({ page }) => {
  for (const path of ['/', '/pt']) {
    await openAsServed(page, path)
    await expect(page.locator('main ol[data-lit]')).toHaveAccessibleName(/\d/)
  }
})
