import { contrastOf, hexOf } from '#tools/brand/oklch.ts'
import { expect, type Page } from '../fixtures.ts'

const MIN_CONTRAST = 4.5

/** All printed text is dark, because browsers omit backgrounds, and controls are hidden. */
export async function checkPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('body :not(svg, svg *, script, style, noscript)')]
      .filter((each) => [...each.childNodes].some((node) => node instanceof Text && /\w/.test(node.data)))
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => ({ text: each.textContent, color: getComputedStyle(each).color })),
  )
  const pale = texts.filter(({ color }) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => Number(channel) / 255)
    return contrastOf(hexOf([red, green, blue]), '#ffffff') < MIN_CONTRAST
  })
  expect.soft(pale, 'pale text in print').toEqual([])
  await expect.soft(page.locator('body > a').first(), 'the skip link').toBeHidden()
  await expect.soft(page.locator('[data-phase]').filter({ visible: true }), 'empty frames').toHaveCount(0)
  await page.emulateMedia({ media: null })
}
