import { canonicalPath } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'
import { builtPages } from './prerendered.ts'

/** Run in the browser on the body of each page: elements that break a rule. */
const rules: Record<string, (body: HTMLElement) => Element[]> = {
  'gives every table a name': (body) =>
    [...body.querySelectorAll('table:not([aria-label])')].filter(
      (table) => !table.querySelector('caption')?.textContent,
    ),
  'labels articles in a carousel by their headings': (body) =>
    [...body.querySelectorAll('[aria-roledescription] article')].filter(
      (article) => !article.querySelector(`h3#${article.getAttribute('aria-labelledby')}`),
    ),
  'puts the heading of a card before its sample': (body) =>
    [...body.querySelectorAll('main :is(li, article) h3')].filter((heading) =>
      [...(heading.closest('li, article')?.querySelectorAll('ol, ul, dl, table, figure') ?? [])].some(
        (sample) =>
          !sample.contains(heading) &&
          !sample.closest('[aria-hidden]') &&
          (heading.compareDocumentPosition(sample) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
      ),
    ),
  'gives portraits empty alt text: their caption has the name': (body) => [
    ...body.querySelectorAll('figcaption img:not([alt=""])'),
  ],
  'gives the log on the home page a name': (body) =>
    [...body.querySelectorAll('main ol[data-lit]')].filter((log) => !/\d/.test(log.getAttribute('aria-label') ?? '')),
  'names tab panels like their tabs, without the note of the tab': (body) =>
    [...body.querySelectorAll('[role=tabpanel]')].filter((panel) => {
      const tab = body.querySelector(`[aria-controls="${panel.id}"]`)
      return panel.getAttribute('aria-label') !== tab?.firstChild?.textContent
    }),
}

test('follows the rules for semantic HTML on every page', async ({ page }) => {
  const canonical = (await builtPages()).filter((each) => each.path === canonicalPath(each.page, each.language))
  for (const { path, html } of canonical) {
    const body = await page.evaluateHandle((text) => new DOMParser().parseFromString(text, 'text/html').body, html)
    for (const [rule, find] of Object.entries(rules)) {
      const broken = await body.evaluateHandle(find)
      const tags = await broken.evaluate((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 160)))
      expect.soft(tags, `${path} ${rule}`).toEqual([])
    }
  }
})
