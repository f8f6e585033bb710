import { canonicalPath } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'
import { builtPages } from './prerendered.ts'

test('follows the rules for semantic HTML on every page', async ({ page }) => {
  const canonical = (await builtPages()).filter((each) => each.path === canonicalPath(each.page, each.language))
  for (const { path, html } of canonical) expect.soft(await page.evaluate(findBroken, html), path).toEqual([])
})

/** Runs in the browser: elements that break a rule. */
function findBroken(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...body.querySelectorAll(selector)]
  const rules: Record<string, Element[]> = {
    'gives every table a name': all('table:not([aria-label])').filter(
      (table) => !table.querySelector('caption')?.textContent,
    ),
    'labels articles in a carousel by their headings': all('[aria-roledescription] article').filter(
      (article) => !article.querySelector(`h3#${article.getAttribute('aria-labelledby')}`),
    ),
    'puts the heading of a card before its sample': all('main :is(li, article) h3').filter((heading) =>
      [...(heading.closest('li, article')?.querySelectorAll('ol, ul, dl, table, figure') ?? [])].some(
        (sample) =>
          !sample.contains(heading) &&
          !sample.closest('[aria-hidden]') &&
          (heading.compareDocumentPosition(sample) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
      ),
    ),
    'gives portraits empty alt text: their caption has the name': all('figcaption img:not([alt=""])'),
    'gives the log on the home page a name': all('main ol[data-lit]').filter(
      (log) => !/\d/.test(log.getAttribute('aria-label') ?? ''),
    ),
    'names tab panels like their tabs, without the note of the tab': all('[role=tabpanel]').filter((panel) => {
      const tab = body.querySelector(`[aria-controls="${panel.id}"]`)
      return panel.getAttribute('aria-label') !== tab?.firstChild?.textContent
    }),
  }
  return Object.entries(rules).flatMap(([rule, broken]) =>
    broken.map((each) => `${rule}: ${each.outerHTML.slice(0, 160)}`),
  )
}
