import { sitePathAt } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './open-page.ts'
import { PAUSE, PLAY } from './page-checks/motion.ts'

test('pauses animations with a visible control, and remembers it', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { faded: viewTransition !== null })),
  )
  await openHydrated(page, '/')
  const control = page.locator('footer').getByRole('button', { name: PAUSE })
  await control.click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await openHydrated(page, '/pt/book-a-demo')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await test.step('does not fade in the next document', async () => {
    await page.evaluate(() => (window.location.href = '/pt'))
    await page.waitForURL('/pt')
    expect(await page.evaluate(() => (window as unknown as { faded: boolean }).faded)).toBe(false)
    await openHydrated(page, '/pt/book-a-demo')
  })
  await page.locator('main').getByRole('button', { name: PLAY }).press('Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-motion')
  await page.reload()
  await expect(control).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // One CSS rule stops all animations.
  test('has no animations and no pause control', async ({ page }) => {
    for (const path of ['/', '/pt/platform/customer-ai-support'].filter(sitePathAt)) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: PAUSE }), path).toHaveCount(0)
      expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0)
    }
  })
})

test('has no pause control with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
})

test('pauses animations even if localStorage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openHydrated(page, '/privacy')
  await page.getByRole('button', { name: PAUSE }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
})
