import { expect, test, type Page } from '@playwright/test'

async function openAbove(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 0))
}

/** How often the drawing has begun to grow. */
function timesGrown(page: Page): Promise<number> {
  return page.evaluate(() => window.grown)
}

test('what may grow stands in full off the screen, grows once when it is seen, and stays', async ({ page }) => {
  await page.addInitScript(() => {
    window.grown = 0
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.closest('#grow')) window.grown += 1
    })
  })
  await openAbove(page)
  const drawing = page.locator('#grow rect').last()
  const widthOf = async () => (await drawing.boundingBox())?.width
  const whole = await widthOf()
  expect(whole).toBeGreaterThan(0)
  expect(await timesGrown(page)).toBe(0)
  await drawing.scrollIntoViewIfNeeded()
  await expect.poll(() => timesGrown(page)).toBe(1)
  await expect.poll(widthOf).toBe(whole)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(drawing).not.toBeInViewport()
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport()
  expect(await timesGrown(page)).toBe(1)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it is there in full', async ({ page }) => {
    await openAbove(page)
    const drawing = page.locator('#grow rect').last()
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toBeInViewport()
    expect(await drawing.evaluate((each) => each.getAnimations().length)).toBe(0)
  })
})

declare global {
  interface Window {
    grown: number
  }
}
