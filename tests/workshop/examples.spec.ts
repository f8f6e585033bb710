import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { watchRequests } from '../fixtures.ts'

test('has no axe violations and no horizontal scrolling at 320 px in any example', async ({ page }) => {
  const carousel = watchRequests(page, (request) => request.url().includes('DraggableCarousel'))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const listed = await page.locator('nav a[href^="/?only="]').count()
  // `states` is not in the overview.
  await expect(page.locator('main > section').filter({ visible: true })).toHaveCount(listed - 1)
  // Regression: hidden text on off-screen slides and logos widened the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await test.step('loads the code of the carousel only when it scrolls near', async () => {
    expect(carousel).toEqual([])
    await page.locator('#carousel').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()
    expect(carousel).not.toEqual([])
  })
  await expectNoViolations(page, 'main')
})

/** Runs in the page. Returns the states of each control that look the same as its rest state. */
function statesLikeRest(controls: Element[]): string[] {
  return controls.flatMap((control) => {
    const states = [...control.querySelectorAll('[data-shown]')].map((shown) => {
      const appearance = [...shown.querySelectorAll('*')].map((element) => {
        const { opacity, color, backgroundColor, borderColor, boxShadow, outline, textDecorationColor } =
          getComputedStyle(element)
        const drawn = element.getAttribute('d')
        return [drawn, opacity, color, backgroundColor, borderColor, boxShadow, outline, textDecorationColor].join()
      })
      return { name: shown.getAttribute('data-shown'), appearance: appearance.join() }
    })
    return states
      .filter(({ name, appearance }) => name !== 'rest' && appearance === states[0]?.appearance)
      .map(({ name }) => `${control.getAttribute('data-control')}: ${name}`)
  })
}

test('gives every control distinct states on every surface, and keeps invalid ones red', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?only=states')
  await expect(page.locator('[data-control]').first()).toBeVisible()
  const identical = await page.locator('[data-control]').evaluateAll(statesLikeRest)
  expect(identical, 'states that look like the control at rest').toEqual([])

  // Regression: the focus color hid that a field was invalid.
  const red = 'rgb(168, 52, 10)' // --hot-t
  const wrong = page.locator('[data-control="Text field, wrong"]').first()
  for (const state of ['rest', 'hover', 'active', 'focus-visible']) {
    await expect(wrong.locator(`[data-shown=${state}] input`)).toHaveCSS('border-color', red)
  }
  await expect(wrong.locator('[data-shown=focus-visible] input')).toHaveCSS('outline', `${red} solid 2px`)

  // The simulated states match those of a real pointer.
  const button = page.locator('[data-shown=rest] button').first()
  await button.hover()
  await page.mouse.down()
  await expect(button).not.toHaveCSS('opacity', '1')
  await page.mouse.up()
})
