import { blockStorage, expect, test, testWithoutScripts } from './fixtures.ts'
import { openHydrated } from './open-page.ts'
import { PAUSE, PLAY } from './page-checks/motion.ts'

test('pauses animations with a visible control, and remembers it', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { faded: viewTransition !== null })),
  )
  await openHydrated(page, '/privacy')
  const control = page.locator('footer').getByRole('button', { name: PAUSE })
  await control.click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await test.step('does not fade in the next document', async () => {
    await page.evaluate(() => (window.location.href = '/pt/book-a-demo'))
    await page.waitForURL('/pt/book-a-demo')
    expect(await page.evaluate(() => (window as unknown as { faded: boolean }).faded)).toBe(false)
  })
  await openHydrated(page, '/pt/book-a-demo')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await page.locator('main').getByRole('button', { name: PLAY }).press('Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-motion')
  await page.reload()
  await expect(control).toBeVisible()
})

// One CSS rule stops all animations.
testWithoutScripts('has no animations and no pause control without scripts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('pauses animations even if localStorage is blocked', async ({ page }) => {
  await blockStorage(page, 'localStorage')
  await openHydrated(page, '/privacy')
  const control = page.getByRole('button', { name: PAUSE })
  await test.step('has no pause control with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(control).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })
  await control.first().click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
})

test('moves the arrow of a button and shrinks it while pressed, unless motion is paused', async ({ page }) => {
  await openHydrated(page, '/privacy')
  const button = page.locator('header details[open] a:has(path)').last()
  await page.locator('header summary').first().click()
  const readStyle = () =>
    button.evaluate((element) => [
      getComputedStyle(element.querySelector('path')!).transitionDuration,
      getComputedStyle(element).scale,
    ])
  await button.hover()
  await page.mouse.down()
  await expect.poll(readStyle).toEqual(['0.2s', '0.985'])
  await page.evaluate(() => (document.documentElement.dataset['motion'] = 'paused'))
  await expect.poll(readStyle).toEqual(['0s', 'none'])
})
