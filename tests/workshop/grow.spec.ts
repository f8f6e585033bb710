import { expect, test, type Page } from '@playwright/test'

async function openAbove(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 0))
}

test('what may grow waits off the screen, grows when it is seen, and stays', async ({ page }) => {
  await openAbove(page)
  const place = page.locator('#grow [data-grow], #grow div:has(> svg)').first()
  await expect(place).toHaveAttribute('data-grow', 'waiting')
  await place.scrollIntoViewIfNeeded()
  await expect(place).not.toHaveAttribute('data-grow')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(place).not.toBeInViewport()
  await expect(place).not.toHaveAttribute('data-grow')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it is there in full', async ({ page }) => {
    await openAbove(page)
    await expect(page.locator('#grow svg')).toBeAttached()
    await expect(page.locator('[data-grow]')).toHaveCount(0)
  })
})
