import { fileIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { readPrerendered, mainTextOf } from '#tests/prerendered.ts'
import { definition } from './definition.ts'
import { procurementStages } from './sample-data.ts'

test('shows the status beside the detail of every pipeline stage', async () => {
  for (const language of languages) {
    const { solution, stages } = fileIn(language, 'optimizeprocurement')
    const text = mainTextOf(await readPrerendered(canonicalPath(definition, language)))
    for (const { id, status } of procurementStages) {
      const name = solution.pipeline.statuses[status]
      expect.soft(text).toContain(`${name} ${stages[id].detail}`)
      // Regression: pending read "In comparison", the detail of its stage.
      expect.soft(name, language).not.toBe(stages[id].detail)
    }
  }
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true })

  test('shows the detail of a stage by pointer, touch and keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, definition.path)
    const figure = page.locator('main figure').first()
    const stages = figure.locator('li')
    const caption = figure.locator('figcaption p').first()
    const expectLit = async (at?: number) => {
      for (const index of procurementStages.keys()) {
        const opacity = at === undefined || index === at ? '1' : '0.35'
        await expect(stages.nth(index)).toHaveCSS('opacity', opacity)
        await expect(figure.locator('svg').nth(1).locator('path').nth(index)).toHaveCSS('opacity', opacity)
        await expect(stages.nth(index).locator('small')).toHaveCSS('opacity', index === at ? '1' : '0')
      }
      await expect(caption).toHaveCSS('opacity', at === undefined ? '1' : '0')
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const index of procurementStages.keys()) {
        await stages.nth(index).hover()
        await expectLit(index)
        const { x = 0, width: length = 0 } = (await stages.nth(index).locator('small').boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + length).toBeLessThanOrEqual(width)
      }
      await page.locator('h1').hover()
      await expectLit()
      await stages.nth(2).tap()
      await expectLit(2)
      await page.locator('h1').tap()
      await expectLit()
      await stages.first().getByRole('radio').focus()
      await page.keyboard.press('ArrowRight')
      await expectLit(1)
      await page.locator(':focus').blur()
    }
  })
})
