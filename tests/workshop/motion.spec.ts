import { expect, test } from '@playwright/test'

/** Runs in the page. Closes the open answer and returns its remaining height before the next frame. */
function closeAndMeasure(): number {
  const item = document.querySelector('details[open]')
  const question = item?.querySelector('summary')
  if (!item || !question) throw new Error('No accordion item is open')
  question.click()
  return Math.floor(item.getBoundingClientRect().bottom - question.getBoundingClientRect().bottom)
}

test('animates only transform and opacity, and stops with reduced motion and while motion is paused', async ({
  page,
}) => {
  const countAnimations = () => page.evaluate(() => document.getAnimations().length)
  await page.goto('/')
  await expect.poll(countAnimations).toBeGreaterThan(0)
  const changed = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe)),
  )
  const allowed = new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'])
  expect(changed.filter((property) => !allowed.has(property))).toEqual([])

  await page.evaluate(() => void (document.documentElement.dataset['motion'] = 'paused'))
  await expect.poll(countAnimations).toBe(0)
  await page.evaluate(() => void delete document.documentElement.dataset['motion'])
  await expect.poll(countAnimations).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(countAnimations).toBe(0)
  const drawing = page.locator('#grow rect').last()
  await expect(drawing).not.toBeInViewport()
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport()
  expect(await countAnimations()).toBe(0)
})

// Regression: universal selectors don't match the pseudo-element of <details> that grows, and getAnimations() omits it.
test('animates closing an accordion item, but not with reduced or paused motion', async ({ page }) => {
  const openAndClose = async () => {
    await page.goto('/?only=accordion')
    await expect(page.getByText('Usually two weeks.')).toBeVisible()
    return page.evaluate(closeAndMeasure)
  }
  expect(await openAndClose()).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await openAndClose()).toBeLessThanOrEqual(1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['motion'] = 'paused')),
  )
  expect(await openAndClose()).toBeLessThanOrEqual(1)
})

test('shows the final state of a drawing off screen, and grows it once when it scrolls into view', async ({ page }) => {
  await page.addInitScript(() => {
    window.grown = 0
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.closest('#grow')) window.grown += 1
    })
  })
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto('/')
  const drawing = page.locator('#grow rect').last()
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

declare global {
  interface Window {
    grown: number
  }
}
