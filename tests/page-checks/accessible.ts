import { expectNothingFound } from '../axe.ts'
import { expect, standInForFlags, type Page } from '../fixtures.ts'

export async function isNoBarrier(page: Page, within: string, width: number): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['fullLayout'] = ''
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectNothingFound(page, within, `at ${width} px`)
}

/** The distances that a reader may set (WCAG 1.4.12). */
const READERS_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Nothing scrolls sideways. */
export async function fitsWhereRoomIsLeast(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset['fullLayout'] = ''))
  await page.setViewportSize({ width: 320, height: 700 })
  expect.soft(await overflowOf(page), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
}

/** Where a table is narrow, each column that it shows still has its header. */
export async function keepsItsTableHeaders(page: Page): Promise<void> {
  const tables = await page.locator('table:has(> thead)').evaluateAll((all) =>
    (all as HTMLTableElement[])
      .filter((table) => table.checkVisibility())
      .map(({ tHead, rows }) => ({
        headers: tHead?.textContent,
        cells: [...rows].map((row) => [...row.cells].filter((cell) => cell.checkVisibility()).length),
      })),
  )
  // The first row is that of the headers.
  const lost = tables.filter(({ cells: [headers = 0, ...others] }) => Math.max(...others) > headers)
  expect.soft(lost, 'tables that hide headers of columns').toEqual([])
}

/** Nor does it there with a reader's own distances, and no words are cut off then. */
export async function fitsAReadersSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, READERS_SPACING)
  for (const width of [1024, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const state = `at ${width} px with a reader’s spacing`
    expect.soft(await overflowOf(page), `scrolls sideways ${state}`).toBeLessThanOrEqual(0)
    expect.soft(await page.evaluate(cutOff), `cut off ${state}`).toEqual([])
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** With letters of half as much again and of twice the size, what every page has can be reached, on narrow screens and wide ones. */
export async function hasRoomForLargeLetters(page: Page): Promise<void> {
  for (const size of ['150%', '200%']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const outside = await page.locator(':is(header, footer) :is(a, button, summary)').evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ name }) => name),
      )
      expect.soft(outside, `outside a screen of ${width} px at ${size}`).toEqual([])
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** In the browser: texts that reach out of a box which hides what does not fit. */
function cutOff(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const hides = /hidden|clip/
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const words = range.getBoundingClientRect()
    const parent = texts.currentNode.parentElement
    if (words.width === 0 || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[inert]'))
      continue
    // Blacked out.
    if (!/[\p{L}\d]/u.test(texts.currentNode.textContent ?? '')) continue
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { clipPath, display, overflowX, overflowY } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      // What can be scrolled can be read, and what is not seen is heard, or the name that is given for it.
      if (overflowX === 'auto' || box.ariaLabel || clipPath === 'inset(50%)') break
      if (display === 'inline') continue
      const aside = hides.test(overflowX) && (words.left < left - 1 || words.right > right + 1)
      const below = hides.test(overflowY) && (words.top < top - 3 || words.bottom > bottom + 3)
      if (aside || below) {
        found.push(texts.currentNode.textContent ?? '')
        break
      }
    }
  }
  return found
}

/** Nor with a menu open, each in its turn. */
export async function hasMenusWithoutBarrier(page: Page, width: number): Promise<void> {
  await standInForFlags(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
  for (const summary of await page.locator('header summary').filter({ visible: true }).all()) {
    await summary.click()
    await expect(summary.locator('..')).toHaveAttribute('open')
    await expectNothingFound(page, 'header', `at ${width} px, ${await summary.innerText()}`)
  }
}
