/** Semantics of the built HTML, on every page in every language. */

import { embedPaths } from '#site/embeds.ts'
import { languageFacts } from '#site/languages.ts'
import { canonicalPath, sitePaths } from '#site/paths.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openFirstScreen } from './open-page.ts'
import { readPrerendered } from './prerendered.ts'

const canonical = sitePaths.filter(({ path, page, language }) => path === canonicalPath(page, language))

/** Runs `find` on the body of each built page. */
async function findOnEveryPage(page: Page, find: (body: HTMLElement) => string[]): Promise<string[]> {
  const found: string[] = []
  for (const { path } of canonical) {
    const body = await page.evaluateHandle(
      (html) => new DOMParser().parseFromString(html, 'text/html').body,
      await readPrerendered(path),
    )
    found.push(...(await body.evaluate(find)).map((html) => `${path}: ${html.slice(0, 160)}`))
  }
  return found
}

test('sets role=list on named lists, because Safari drops it from lists without bullets', async ({ page }) => {
  const found = await findOnEveryPage(page, (body) =>
    [...body.querySelectorAll(':is(ul, ol):is([aria-label], [aria-labelledby]):not([role=list])')].map(
      (list) => list.outerHTML,
    ),
  )
  expect(found).toEqual([])
})

test('gives every table a name', async ({ page }) => {
  const found = await findOnEveryPage(page, (body) =>
    [...body.querySelectorAll('table:not([aria-label])')]
      .filter((table) => !table.querySelector('caption')?.textContent)
      .map((table) => table.outerHTML),
  )
  expect(found).toEqual([])
})

test('labels articles in a carousel by their headings', async ({ page }) => {
  const found = await findOnEveryPage(page, (body) =>
    [...body.querySelectorAll('[aria-roledescription] article')]
      .filter((article) => !article.querySelector(`h3#${article.getAttribute('aria-labelledby')}`))
      .map((article) => article.outerHTML),
  )
  expect(found).toEqual([])
})

test('puts the heading of a card before its sample', async ({ page }) => {
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

test('announces no name twice: portraits have empty alt text, tab panels omit the note of their tab', async ({
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

test('sets the regional language on body, so that screen readers pick the right voice', async () => {
  for (const { path, language } of [...sitePaths, ...embedPaths]) {
    const html = await readPrerendered(path)
    expect.soft(/<html lang="([^"]+)"/.exec(html)?.[1], path).toBe(language)
    expect.soft(/<body[^>]* lang="([^"]+)"/.exec(html)?.[1], path).toBe(languageFacts[language].locale)
  }
})

test('gives the log on the home page a name', async ({ page }) => {
  for (const path of ['/', '/pt']) {
    await openFirstScreen(page, path)
    await expect(page.locator('main ol[data-lit]')).toHaveAccessibleName(/\d/)
  }
})
