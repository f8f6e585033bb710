import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test, type Page } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { contrastOf } from '#tools/brand/oklch.ts'
import { definition } from './definition.ts'

/** Bars of the legend: waiting, a person, the assistant. */
const LEGEND = 'main li > svg > rect'
/** Bars of the section on where the time goes: waiting, work. */
const TIME = 'main p + svg > rect'

function stylesOf(page: Page, bars: string): Promise<{ fill: string; stroke: string }[]> {
  return page.locator(bars).evaluateAll((all) =>
    all.map((bar) => {
      const { fill, stroke } = getComputedStyle(bar)
      return { fill, stroke }
    }),
  )
}

for (const language of languages) {
  const path = canonicalPath(definition, language)

  test(`${path} draws waiting with a contrast of 3:1, and its bars differ in forced colors`, async ({ page }) => {
    await openHydrated(page, path)
    for (const bars of [LEGEND, TIME]) {
      const [waiting] = await stylesOf(page, bars)
      expect(waiting?.stroke).toMatch(/^rgb/)
      expect(contrastOf(waiting?.stroke ?? '', '#ffffff')).toBeGreaterThanOrEqual(3)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      for (const bars of [LEGEND, TIME]) {
        const fills = (await stylesOf(page, bars)).map(({ fill }) => fill)
        expect(new Set(fills).size, `in ${fills.join(', ')}`).toBe(fills.length)
      }
    }
  })

  test(`${path} labels both times of each part on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openHydrated(page, path)
    const table = page.locator('table:has(tfoot)')
    const [, ...columns] = await table.locator('thead th').allInnerTexts()
    const labels = await table
      .locator('tr')
      .filter({ has: page.locator('td') })
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => getComputedStyle(cell, '::before').content.split('"')[1]),
        ),
      )
    expect(labels).toEqual(labels.map(() => columns))
    await expect(table.getByRole('columnheader')).toHaveCount(columns.length + 1)
  })
}
