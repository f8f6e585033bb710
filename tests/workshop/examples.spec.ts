import { expect, test } from '@playwright/test'
import { exampleIds, standsApart } from '../../workshop/example-ids.ts'
import { expectNothingFound } from '../axe.ts'

test('axe finds nothing in any example, and nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const shown = exampleIds.filter((id) => !standsApart(id))
  await expect(page.locator('main > section')).toHaveCount(shown.length)
  for (const id of shown) await expect(page.locator(`#${id}`)).toBeVisible()
  // Guards a fault: hidden words on slides and logos beyond the edge made the page as wide as all of them.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // The carousel shows all of itself only when it was near.
  await page.locator('#carousel').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()
  await expectNothingFound(page, 'main')

  await page.goto('/?only=stat')
  await expect(page.locator('main > section')).toHaveCount(1)
  await expect(page.locator('#stat')).toBeVisible()
})

/** Runs in the page: the states of each control whose looks are those that it has at rest. */
function statesLikeRest(controls: Element[]): string[] {
  return controls.flatMap((control) => {
    const states = [...control.querySelectorAll('[data-shown]')].map((shown) => {
      const looks = [...shown.querySelectorAll('*')].map((element) => {
        const { opacity, color, backgroundColor, borderColor, boxShadow, outline, textDecorationColor } =
          getComputedStyle(element)
        return [opacity, color, backgroundColor, borderColor, boxShadow, outline, textDecorationColor].join()
      })
      return { name: shown.getAttribute('data-shown'), looks: looks.join() }
    })
    return states
      .filter(({ name, looks }) => name !== 'rest' && looks === states[0]?.looks)
      .map(({ name }) => `${control.getAttribute('data-control')}: ${name}`)
  })
}

test('every control shows its states, on every surface, and a wrong one stays red', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?only=states')
  await expect(page.locator('[data-control]').first()).toBeVisible()
  const alike = await page.locator('[data-control]').evaluateAll(statesLikeRest)
  expect(alike, 'states that look like the control at rest').toEqual([])

  // Guards a fault: the colour of the focus hid that a field is wrong.
  const red = 'rgb(168, 52, 10)' // --hot-t
  const wrong = page.locator('[data-control="Text field, wrong"]').first()
  for (const state of ['rest', 'hover', 'active', 'focus-visible']) {
    await expect(wrong.locator(`[data-shown=${state}] input`)).toHaveCSS('border-color', red)
  }
  await expect(wrong.locator('[data-shown=focus-visible] input')).toHaveCSS('outline', `${red} solid 2px`)
  const choice = page.locator('[data-control="Choice, wrong"]').first()
  await expect(choice.locator('[data-shown=focus-visible] label')).toHaveCSS('outline', `${red} solid 2px`)

  // What stands for a pointer here is what a pointer does.
  const button = page.locator('[data-shown=rest] button').first()
  await button.hover()
  await page.mouse.down()
  await expect(button).not.toHaveCSS('opacity', '1')
  await page.mouse.up()
})
