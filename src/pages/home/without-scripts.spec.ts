import { findPage } from '#site/pages.ts'
import { hrefFor } from '#site/paths.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { expect, test, type Page } from '#tests/fixtures.ts'
import { assistants, caseStudies, testimonials } from './page-data.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** Only those whose page exists have a tab. */
const tabs = assistants.filter(({ id }) => findPage(id)).length

/** In the language with the longer texts, if the site has it. */
const PATH = hrefFor('/', englishAndPortuguese.at(-1) ?? 'en')

test('shows all content, and keeps the log in place while the rest of the page arrives', async ({ page }) => {
  await page.goto(PATH)
  const hero = page.locator('main section').first()
  const entries = hero.locator('ol > li')
  for (const seen of [...(await hero.locator('a').all()), entries.first(), entries.nth(1)])
    await expect(seen).toBeInViewport({ ratio: 1 })
  await expectLogLayout(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [shown, count] of Object.entries({
    h3: tabs + caseStudies.length,
    blockquote: testimonials.length,
    article: caseStudies.length,
    video: tabs,
  })) {
    await expect(page.locator(shown).filter({ visible: true })).toHaveCount(count)
  }
  const columnsOf = () =>
    page.locator('main li[data-by]').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().x))
  const [first, second] = await columnsOf()
  await page.route(PATH, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const secondDecision = html.indexOf(' data-by=', html.indexOf(' data-by=') + 1)
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<li', secondDecision)) })
  })
  await page.goto(PATH)
  expect(await columnsOf()).toEqual([first, second])
})

/** Nothing in the log overlaps or is cut off (unless reduced to a dot), and the share is as wide as the decisions. */
async function expectLogLayout(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const misfits = await page.locator('main ol[data-lit] > li, main ol[data-lit] + *').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const share = boxes.at(-1)?.width ?? 0
      const isMisfit = (part: Element) => {
        const box = part.getBoundingClientRect()
        const isCrossed = boxes.some((other, index) => {
          if (parts[index] === part) return false
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
          return across > 0.5 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5
        })
        const isCut = part.scrollWidth > part.clientWidth && part.clientWidth > 40
        return isCrossed || isCut || (part.hasAttribute('data-by') && Math.abs(box.width - share) > 0.5)
      }
      return parts.filter(isMisfit).map((part) => part.textContent)
    })
    expect(misfits, `at ${width} px`).toEqual([])
  }
}
