import { hrefFor } from '#site/paths.ts'
import { WIDGET_RETRY_MS } from '#site/timings.ts'
import { launcher, LAPTOP, openPanel, panel, PHONE, SMALL_PAGE, voiceChat } from './assistant-panel.ts'
import { expect, test, testWithoutScripts } from './fixtures.ts'
import { follow, openHydrated } from './open-page.ts'
import { thirdPage } from './pages.ts'
import { builtPages } from './prerendered.ts'

// An unknown path has status 404.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ })

test('prerenders the launcher, with a link to an expert, on every page but the diagnostic', async () => {
  for (const { path, language, html } of await builtPages()) {
    const launchers = html.split(`<form action="${hrefFor('/talk-to-an-expert', language)}"><button `).length - 1
    expect(launchers, path).toBe(path.includes('/ai-maturity-diagnostic') ? 0 : 1)
  }
})

test('has no launcher on an unknown path that contains the one of the diagnostic', async ({ page }) => {
  await openHydrated(page, '/pt/nope/ai-maturity-diagnostic/nope')
  await expect(page.locator('aside')).toHaveCount(0)
  // Its voice chat button opens the diagnostic.
  await page.locator('footer form button').click()
  await expect(page).toHaveURL(/\/pt\/ai-maturity-diagnostic\??$/)
})

testWithoutScripts('links the launcher to an expert, and the voice chat to the diagnostic', async ({ page }) => {
  await page.goto('/')
  for (const screen of [LAPTOP, PHONE]) {
    await page.setViewportSize(screen)
    await expect(launcher(page)).toBeInViewport({ ratio: 1 })
    for (const side of ['width', 'height'])
      await expect(launcher(page)).toHaveCSS(side, screen === PHONE ? '44px' : '52px')
  }
  await expect(launcher(page)).toHaveAccessibleName(/text or voice/)
  await launcher(page).click()
  await expect(page).toHaveURL(/\/talk-to-an-expert\??$/)
  await voiceChat(page).click()
  await expect(page).toHaveURL(/\/ai-maturity-diagnostic\??$/)
})

test('hides the launcher while the visitor types in a form', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/pt/book-a-demo')
  const frame = page.locator('main iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect(launcher(page)).toHaveCSS('opacity', '1')
  await frame.contentFrame().getByRole('textbox').first().click()
  await expect(launcher(page)).toHaveCSS('opacity', '0')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(launcher(page)).toHaveCSS('opacity', '1')
})

test('hides the launcher and closes the panel while they cover the focused element', async ({ page }) => {
  await openHydrated(page, SMALL_PAGE.en)
  await test.step('shows the launcher on every screen of the page without covering its end', async () => {
    for (const screen of [PHONE, LAPTOP]) {
      await page.setViewportSize(screen)
      for (const top of [900, 100_000]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await expect(launcher(page)).toBeInViewport({ ratio: 1 })
      }
      const { y } = (await launcher(page).boundingBox())!
      const end = (await page.locator('footer :is(a, button)').filter({ visible: true }).last().boundingBox())!
      expect(end.y + end.height).toBeLessThan(y)
    }
  })

  const link = page.locator('main a').first()
  const moveLink = (bottom: string) =>
    link.evaluate((element: HTMLElement, distance) => {
      element.style.cssText = `position: fixed; right: 60px; bottom: ${distance}`
    }, bottom)
  await moveLink('30px')
  await expect(launcher(page)).toHaveCSS('opacity', '1')
  await link.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  await expect(launcher(page)).toHaveCSS('opacity', '0')
  // Regression: the landmark was empty, and the keyboard skipped it.
  await expect(page.getByRole('complementary', { name: 'Assistant' }).getByRole('button')).toHaveCount(1)
  await moveLink('400px')
  await expect(launcher(page)).toHaveCSS('opacity', '1')
  await moveLink('30px')
  await expect(launcher(page)).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(launcher(page)).toHaveCSS('opacity', '1')

  await test.step('closes the panel after an open menu on Escape', async () => {
    await openPanel(page)
    await expect(launcher(page)).toBeHidden()
    const menu = page.locator('header summary').first()
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.locator('header details[open]')).toHaveCount(0)
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(menu).toBeFocused()
  })

  await test.step('closes the panel if it covers the focused element', async () => {
    await voiceChat(page).click()
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(0, 0)
    await page.locator('footer').getByRole('link', { name: 'Blog' }).focus()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    const mail = page.locator('footer a[href^="mailto:"]')
    await expect(mail).toBeFocused()
    await expect(panel(page)).toHaveCount(0)
    await expect(mail).toBeFocused()
  })

  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    document.querySelector('main')?.append(dialog)
    dialog.showModal()
  })
  await expect(launcher(page), 'behind any dialog').toBeHidden()
})

test('has no launcher on the diagnostic page, where the voice chat waits for the widget until the visitor leaves', async ({
  page,
}) => {
  const removeWidgets = () =>
    page
      .locator('[data-voice-widget]')
      .evaluateAll((all) => all.forEach((each) => each.removeAttribute('data-voice-widget')))
  await page.clock.install()
  await openHydrated(page, '/ai-maturity-diagnostic')
  await expect(launcher(page)).toHaveCount(0)
  await removeWidgets()
  await voiceChat(page).click()
  await page.evaluate(() => {
    const widget = document.createElement('button')
    widget.dataset['voiceWidget'] = ''
    widget.addEventListener('click', () => void (document.title = 'Opened'))
    document.querySelector('main')?.append(widget)
  })
  await page.clock.runFor(WIDGET_RETRY_MS)
  await expect(page).toHaveTitle('Opened')

  await removeWidgets()
  await voiceChat(page).click()
  await follow(page, thirdPage.path)
  await page.clock.runFor(2 * WIDGET_RETRY_MS)
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeVisible()
})
