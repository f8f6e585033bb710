import { contrastOf } from '#tools/brand/oklch.ts'
import { expect, type Page } from '../fixtures.ts'

const MIN_CONTRAST = 4.5

/** Prints parts that are skipped while off screen, hides controls, and all text is dark: browsers omit backgrounds. */
export async function checkPrint(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset['fullLayout'])
  expect.soft(await countSkipped(page), 'skipped parts on screen').toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect.soft(await countSkipped(page), 'skipped parts in print').toBe(0)
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('body :not(svg, svg *, script, style, noscript)')]
      .filter((each) => [...each.childNodes].some((node) => node instanceof Text && /\w/.test(node.data)))
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => ({ text: each.textContent, color: getComputedStyle(each).color })),
  )
  const pale = texts.filter(({ color }) => contrastOf(color, '#ffffff') < MIN_CONTRAST)
  expect.soft(pale, 'pale text in print').toEqual([])
  await expect.soft(page.locator('body > a').first(), 'the skip link').toBeHidden()
  await expect.soft(page.locator('[data-phase]').filter({ visible: true }), 'empty frames').toHaveCount(0)
  expect.soft(await page.evaluate(findBareButtons), 'buttons without an edge or address in print').toEqual([])
  await page.emulateMedia({ media: null })
}

/** Runs in the browser: links that look like buttons on screen. */
function findBareButtons(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.checkVisibility())
  return links
    .filter((link) => {
      const { borderRadius, borderTopWidth } = getComputedStyle(link)
      const address = link.getAttribute('href') ?? ''
      const shown = getComputedStyle(link, '::after').content.includes(address)
      return borderRadius === '999px' && (borderTopWidth === '0px' || !(shown || address.startsWith('#')))
    })
    .map(({ textContent }) => textContent)
}

/** Parts whose layout is skipped while they are off screen. */
export function countSkipped(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main *')]
    return parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length
  })
}
