import { expect, test } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

test('animations are paused by a visible control, and stay so', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await openHydrated(page, '/pt/book-a-demo')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await page.getByRole('button', { name: 'Retomar animações' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-motion')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pausar animações' })).toBeVisible()
})

test('works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
})
