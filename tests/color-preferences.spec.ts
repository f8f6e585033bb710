/** Forced colors, more contrast, and print. */

import { embedPath } from '#site/embeds.ts'
import { languages } from '#site/languages.ts'
import { contrastOf, hexOf } from '#tools/brand/oklch.ts'
import { expect, test, type Locator } from './fixtures.ts'
import { openFirstScreen, openHydrated } from './open-page.ts'

function colorsOf(element: Locator): Promise<{ color: string; backgroundColor: string }> {
  return element.evaluate((each) => {
    const { color, backgroundColor } = getComputedStyle(each)
    return { color, backgroundColor }
  })
}

function hexOfCss(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => Number(channel) / 255)
  return hexOf([red, green, blue])
}

for (const language of languages)
  test(`shows whether the diagnostic is in text or voice mode, in ${language}`, async ({ page }) => {
    await openHydrated(page, embedPath('diagnostic', language, { framed: true }))
    const on = page.locator('[aria-pressed=true]').first()
    const surface = await colorsOf(on.locator('..'))
    const { backgroundColor } = await colorsOf(on)
    expect(contrastOf(hexOfCss(backgroundColor), hexOfCss(surface.backgroundColor))).toBeGreaterThanOrEqual(3)
  })

for (const path of ['/', '/pt']) {
  test(`${path} prints no empty iframe before it is scrolled`, async ({ page }) => {
    await openFirstScreen(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-phase]')).not.toHaveCount(0)
    await expect(page.locator('[data-phase]').filter({ visible: true })).toHaveCount(0)
  })

  test(`${path} shows the active mode and the border of the assistant’s panel`, async ({ page }) => {
    await openHydrated(page, path)
    await page.locator('aside > form > button').click()
    const panel = page.getByRole('dialog')
    const modes = panel.getByRole('group').filter({ has: page.locator('[aria-pressed]') })
    for (const at of [0, 1]) {
      const mode = modes.getByRole('button').nth(at)
      await mode.click()
      await expect(mode).toHaveAttribute('aria-pressed', 'true')
      const [on, off] = [await colorsOf(mode), await colorsOf(modes)]
      const contrast = contrastOf(hexOfCss(on.backgroundColor), hexOfCss(off.backgroundColor))
      expect(contrast, `${await mode.innerText()} against the switch`).toBeGreaterThanOrEqual(3)
    }
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(panel).toHaveCSS('border-top-width', '1px')
  })

  test(`${path} adapts to forced colors, more contrast and print`, async ({ page }) => {
    await openHydrated(page, path)
    const header = page.locator('header')
    const launcher = page.locator('aside > form > button')
    const selected = page.getByRole('tab', { selected: true })

    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`forced colors, ${colorScheme}`, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const tab = await colorsOf(selected)
        expect(tab.backgroundColor).not.toBe(surface)
        expect(tab.backgroundColor).not.toBe(tab.color)
        await expect(selected.locator('small')).toHaveCSS('color', tab.color)
        await expect(launcher).not.toHaveCSS('border-color', surface)
      })
    }

    await test.step('more contrast', async () => {
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null, contrast: 'more' })
      const text = await page.evaluate(() => getComputedStyle(document.body).color)
      await expect(page.locator('[role=tab] small').first()).toHaveCSS('color', text)
    })

    await test.step('print', async () => {
      await page.emulateMedia({ contrast: null, media: 'print' })
      await expect(header).toHaveCSS('position', 'absolute')
      await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
      await expect(launcher).toBeHidden()
      const actions = page.locator('main > section').first().getByRole('link').filter({ visible: true })
      await expect(actions).not.toHaveCount(0)
      for (const action of await actions.all()) await expect(action).toHaveCSS('border-top-width', '1px')
    })
  })
}
