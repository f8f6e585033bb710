import { embedPath } from '#site/embeds.ts'
import { contrastOf } from '#tools/brand/oklch.ts'
import { launcher, openPanelAt, panel, SMALL_PAGE } from './assistant-panel.ts'
import { expect, test, type Locator } from './fixtures.ts'
import { openFirstScreen, openHydrated } from './open-page.ts'

function colorsOf(element: Locator): Promise<{ color: string; backgroundColor: string }> {
  return element.evaluate((each) => {
    const { color, backgroundColor } = getComputedStyle(each)
    return { color, backgroundColor }
  })
}

async function expectDistinct(mode: Locator, group: Locator): Promise<void> {
  const [on, off] = [await colorsOf(mode), await colorsOf(group)]
  expect(contrastOf(on.backgroundColor, off.backgroundColor)).toBeGreaterThanOrEqual(3)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('shows whether the diagnostic is in text or voice mode', async ({ page }) => {
  await openHydrated(page, embedPath('diagnostic', 'en', { framed: true }))
  const on = page.locator('[aria-pressed=true]').first()
  await expectDistinct(on, on.locator('..'))
})

test('shows the active mode and the border of the assistant’s panel', async ({ page }) => {
  await openPanelAt(page, SMALL_PAGE.en)
  const modes = panel(page)
    .getByRole('group')
    .filter({ has: page.locator('[aria-pressed]') })
  for (const at of [0, 1]) {
    const mode = modes.getByRole('button').nth(at)
    await mode.click()
    await expect(mode).toHaveAttribute('aria-pressed', 'true')
    await expectDistinct(mode, modes)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(panel(page)).toHaveCSS('border-top-width', '1px')
})

test('adapts to forced colors, more contrast and print', async ({ page }) => {
  await openFirstScreen(page, '/')
  const header = page.locator('header')
  const selected = page.getByRole('tab', { selected: true })

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`forced colors, ${colorScheme}`, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const tab = await colorsOf(selected)
      expect(tab.backgroundColor).not.toBe(surface)
      expect(tab.backgroundColor).not.toBe(tab.color)
      await expect(selected.locator('small')).toHaveCSS('color', tab.color)
      await expect(launcher(page)).not.toHaveCSS('border-color', surface)
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
    await expect(launcher(page)).toBeHidden()
    const actions = page.locator('main > section').first().getByRole('link').filter({ visible: true })
    await expect(actions).not.toHaveCount(0)
    for (const action of await actions.all()) await expect(action).toHaveCSS('border-top-width', '1px')
  })
})
