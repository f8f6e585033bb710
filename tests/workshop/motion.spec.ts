import { expect, test } from '@playwright/test'

/** In the page: closes the open answer, and says how much of it is left before a frame has passed. */
function closeAndMeasure(): number {
  const item = document.querySelector('details[open]')
  const question = item?.querySelector('summary')
  if (!item || !question) throw new Error('No answer is open.')
  question.click()
  return Math.floor(item.getBoundingClientRect().bottom - question.getBoundingClientRect().bottom)
}

for (const id of ['logo-strip-slow', 'logo-strip-fast', 'status', 'panel', 'chat']) {
  test(`${id}: nothing moves with reduced motion, nor while the visitor has paused motion`, async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().length)
    await page.goto(`/?only=${id}`)
    await expect.poll(moving).toBeGreaterThan(0)

    await page.evaluate(() => void (document.documentElement.dataset['motion'] = 'paused'))
    await expect.poll(moving).toBe(0)
    await page.evaluate(() => void delete document.documentElement.dataset['motion'])
    await expect.poll(moving).toBeGreaterThan(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(moving).toBe(0)
  })
}

// Guards a fault: rules for all elements do not reach the part of <details> that grows, and getAnimations() leaves it out.
test('an answer of the accordion shrinks slowly, and at once where nothing may move', async ({ page }) => {
  await page.goto('/?only=accordion')
  await expect(page.getByText('Usually two weeks.')).toBeVisible()
  expect(await page.evaluate(closeAndMeasure)).toBeGreaterThan(1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByText('Usually two weeks.')).toBeVisible()
  expect(await page.evaluate(closeAndMeasure)).toBeLessThanOrEqual(1)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await expect(page.getByText('Usually two weeks.')).toBeVisible()
  await page.evaluate(() => void (document.documentElement.dataset['motion'] = 'paused'))
  expect(await page.evaluate(closeAndMeasure)).toBeLessThanOrEqual(1)
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
