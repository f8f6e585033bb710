import { pages, type Page as SitePage } from '#site/pages.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { PAUSE, PLAY } from './page-checks/moving.ts'

test('animations are paused by a visible control, and stay so', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { faded: viewTransition !== null })),
  )
  await openHydrated(page, '/')
  const control = page.locator('footer').getByRole('button', { name: PAUSE })
  await control.click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await openHydrated(page, '/pt/book-a-demo')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await test.step('nor does the next document fade in', async () => {
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

  test('nothing moves, and no control promises to stop it', async ({ page }) => {
    const moves = async ({ path }: SitePage) => {
      await page.goto(path)
      await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
      return (await page.evaluate(() => document.getAnimations().length)) > 0
    }
    const moving: string[] = []
    // One rule stops everything: a few pages are enough.
    for (const each of pages.filter((_, index) => index % 3 === 0)) if (await moves(each)) moving.push(each.id)
    expect(moving).toEqual([])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no control promises to stop what does not move', async ({ page }) => {
    for (const path of ['/', '/pt']) {
      await openHydrated(page, path)
      await expect(page.getByRole('button', { name: PAUSE }), path).toHaveCount(0)
    }
  })
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
  await page.getByRole('button', { name: PAUSE }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
})
