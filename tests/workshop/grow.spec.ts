import { expect, test, type Page } from '@playwright/test'

async function openAtTop(page: Page) {
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 0))
  return page.locator('#grow rect').last()
}

test('shows its final state off screen and grows once when it scrolls into view', async ({ page }) => {
  await page.addInitScript(() => {
    window.grown = 0
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.closest('#grow')) window.grown += 1
    })
  })
  const drawing = await openAtTop(page)
  const widthOf = async () => (await drawing.boundingBox())?.width
  const countGrowth = () => page.evaluate(() => window.grown)
  const fullWidth = await widthOf()
  expect(fullWidth).toBeGreaterThan(0)
  expect(await countGrowth()).toBe(0)
  await drawing.scrollIntoViewIfNeeded()
  await expect.poll(countGrowth).toBe(1)
  await expect.poll(widthOf).toBe(fullWidth)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(drawing).not.toBeInViewport()
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport()
  expect(await countGrowth()).toBe(1)
})

test('shows its final state without animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const drawing = await openAtTop(page)
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport()
  expect(await drawing.evaluate((each) => each.getAnimations().length)).toBe(0)
})

declare global {
  interface Window {
    grown: number
  }
}
