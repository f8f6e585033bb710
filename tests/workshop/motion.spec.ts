import { expect, test } from '@playwright/test'

/** In the page: presses the first question, and counts what moves before a frame has passed. */
function pressAndCountMoving(): number {
  document.querySelector('summary')?.click()
  return document.getAnimations().length
}

for (const id of ['logo-strip-slow', 'logo-strip-fast', 'status', 'panel', 'chat']) {
  test(`${id}: nothing moves with reduced motion`, async ({ page }) => {
    await page.goto(`/?only=${id}`)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test(`${id}: nothing moves while the visitor has paused motion`, async ({ page }) => {
    await page.goto(`/?only=${id}`)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)

    await page.evaluate(() => void (document.documentElement.dataset['motion'] = 'paused'))
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
}

test('the accordion opens at once where nothing may move', async ({ page }) => {
  await page.goto('/?only=accordion')
  await expect(page.locator('summary').first()).toBeVisible()
  expect(await page.evaluate(pressAndCountMoving)).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(pressAndCountMoving)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => void (document.documentElement.dataset['motion'] = 'paused'))
  expect(await page.evaluate(pressAndCountMoving)).toBe(0)
})

test('what moves by itself changes only transform and opacity', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  const changed = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe)),
  )
  const described = new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'])
  expect(changed.filter((property) => !described.has(property))).toEqual([])
})
