/** Colours that a visitor has set for all sites, and paper. */

import { expect, test, type Locator } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

function colorsOf(element: Locator): Promise<{ color: string; backgroundColor: string }> {
  return element.evaluate((each) => {
    const { color, backgroundColor } = getComputedStyle(each)
    return { color, backgroundColor }
  })
}

for (const path of ['/', '/pt']) {
  test(`${path} in forced colours, with more contrast and on paper`, async ({ page }) => {
    await openHydrated(page, path)
    const header = page.locator('header')
    const launcher = page.locator('aside > form > button')
    const selected = page.getByRole('tab', { selected: true })

    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`forced colours, ${colorScheme}`, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const tab = await colorsOf(selected)
        expect(tab.backgroundColor).not.toBe(ground)
        expect(tab.backgroundColor).not.toBe(tab.color)
        await expect(selected.locator('small')).toHaveCSS('color', tab.color)
        await expect(launcher).not.toHaveCSS('border-color', ground)
      })
    }

    await test.step('more contrast', async () => {
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null, contrast: 'more' })
      const text = await page.evaluate(() => getComputedStyle(document.body).color)
      await expect(page.locator('[role=tab] small').first()).toHaveCSS('color', text)
    })

    await test.step('paper', async () => {
      await page.emulateMedia({ contrast: null, media: 'print' })
      await expect(header).toHaveCSS('position', 'absolute')
      await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
      await expect(launcher).toBeHidden()
    })
  })
}
