import { expect, test, type Page } from '@playwright/test'

async function openAtTop(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 0))
}

function countGrowth(page: Page): Promise<number> {
  return page.evaluate(() => window.grown)
}

test('shows its final state off screen and grows once when it scrolls into view', async ({ page }) => {
  await page.addInitScript(() => {
    window.grown = 0
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.closest('#grow')) window.grown += 1
    })
  })
  await openAtTop(page)
  const drawing = page.locator('#grow rect').last()
  const widthOf = async () => (await drawing.boundingBox())?.width
  const fullWidth = await widthOf()
  expect(fullWidth).toBeGreaterThan(0)
  expect(await countGrowth(page)).toBe(0)
  await drawing.scrollIntoViewIfNeeded()
  await expect.poll(() => countGrowth(page)).toBe(1)
  await expect.poll(widthOf).toBe(fullWidth)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(drawing).not.toBeInViewport()
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport()
  expect(await countGrowth(page)).toBe(1)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('shows its final state without animation', async ({ page }) => {
    await openAtTop(page)
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
