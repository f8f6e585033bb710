import { expectNoViolations } from '../axe.ts'
import { expect, stubFlags, type Page } from '../fixtures.ts'

/** Text spacing that users may set (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** No horizontal scrolling (WCAG 1.4.10). */
export async function checkOverflow(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

/** On narrow screens each visible column of a table keeps its header. */
export async function checkTableHeaders(page: Page): Promise<void> {
  const tables = await page.locator('table:has(> thead)').evaluateAll((all) =>
    (all as HTMLTableElement[])
      .filter((table) => table.checkVisibility())
      .map(({ tHead, rows }) => ({
        headers: tHead?.textContent,
        cells: [...rows].map((row) => [...row.cells].filter((cell) => cell.checkVisibility()).length),
      })),
  )
  // The first row has the headers.
  const lost = tables.filter(({ cells: [headers = 0, ...others] }) => Math.max(...others) > headers)
  expect(lost).toEqual([])
}

export async function checkTextSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, TEXT_SPACING)
  for (const width of [1024, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const state = `at ${width} px with custom text spacing`
    expect.soft(await overflowOf(page), `overflow ${state}`).toBeLessThanOrEqual(0)
    expect.soft(await page.evaluate(findClippedText), `clipped text ${state}`).toEqual([])
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

export async function checkLargeText(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => main.toggleAttribute('hidden'))
  for (const size of ['150%', '200%']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const offScreen = await page.locator(':is(header, footer) :is(a, button, summary)').evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ name }) => name),
      )
      expect.soft(offScreen, `off screen at ${width} px with text at ${size}`).toEqual([])
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.locator('main').evaluate((main) => main.toggleAttribute('hidden'))
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Runs in the browser: texts that overflow a box with hidden overflow. */
function findClippedText(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const hides = /hidden|clip/
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const rect = range.getBoundingClientRect()
    const parent = texts.currentNode.parentElement
    if (rect.width === 0 || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[inert]'))
      continue
    // Redacted text has no letters.
    if (!/[\p{L}\d]/u.test(texts.currentNode.textContent ?? '')) continue
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { clipPath, display, overflowX, overflowY } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      // Skip scrollable boxes, visually hidden text and boxes with a label.
      if (overflowX === 'auto' || box.ariaLabel || clipPath === 'inset(50%)') break
      if (display === 'inline') continue
      const aside = hides.test(overflowX) && (rect.left < left - 1 || rect.right > right + 1)
      const below = hides.test(overflowY) && (rect.top < top - 3 || rect.bottom > bottom + 3)
      if (aside || below) {
        found.push(texts.currentNode.textContent ?? '')
        break
      }
    }
  }
  return found
}

export async function checkMenuAccessibility(page: Page): Promise<void> {
  await stubFlags(page)
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
  for (const summary of await page.locator('header summary').filter({ visible: true }).all()) {
    await summary.click()
    await expect(summary.locator('..')).toHaveAttribute('open')
    await expectNoViolations(page, 'header', await summary.innerText())
  }
}
