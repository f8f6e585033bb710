import { launcher } from './assistant-panel.ts'
import { expectNoViolations } from './axe.ts'
import { expect, stubFlags, test, watchRequests, type Page } from './fixtures.ts'
import { openFirstScreen, openHydrated, openSettled } from './open-page.ts'
import { onePage } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const openSwitch = (page: Page) => page.locator('header details').last().locator('summary').click()

async function expectFlags(page: Page, folder: string): Promise<void> {
  for (const [nth, country] of ['us', 'br'].entries()) {
    const flag = page.locator('header details[open] a img').nth(nth)
    await expect(flag).toHaveAttribute('src', `${folder}/${country}.svg`)
  }
}

test('switches with a full load, keeps the query and stores the language', async ({ page }) => {
  const requested = watchRequests(page, (request) => request.url().includes('flagcdn'))
  await openSettled(page, '/privacy?utm_source=mail&x=1')
  await test.step('lists languages by their own names, and loads flags when the menu opens', async () => {
    expect(requested).toEqual([])
    await stubFlags(page)
    await openSwitch(page)
    await expect(page.locator('header details[open] a')).toHaveText(['English', 'Português'])
    await expectFlags(page, 'https://flagcdn.com')
  })

  const fullLoad = page.waitForRequest((request) => request.isNavigationRequest())
  await page.locator('header details[open] a[hreflang="pt"]').click()
  const target = new URL((await fullLoad).url())
  expect(target.pathname + target.search).toBe('/pt/privacy?utm_source=mail&x=1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('pt')
})

test.describe('on a not-found page', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('links to the same path in the other language', async ({ page }) => {
    await openHydrated(page, '/nope')
    await expect(launcher(page)).toBeVisible()
    const links = page.locator('a[hreflang="pt"]')
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await expect.poll(async () => [...new Set(await addresses())]).toEqual(['/pt/nope'])
  })
})

test.describe('if the flag host is unreachable', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('shows bundled flags', async ({ page }) => {
    await page.route('https://flagcdn.com/**', (route) => route.abort())
    await openHydrated(page, '/privacy')
    await openSwitch(page)
    await expectFlags(page, '/icons/flags')
  })
})

test.describe('a Portuguese-speaking browser', () => {
  test.use({ locale: 'pt-BR' })

  test('stays on the requested English page, with an offer to switch to Portuguese', async ({ page }) => {
    await page.goto(`${onePage.path}?x=1`)
    await expect(page).toHaveURL(`${onePage.path}?x=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText('Ver em português?')).toBeVisible()
    // Regression: the offer removed the footer, which was not hydrated.
    await expect(page.locator('body > footer')).toBeAttached()
    await page.getByRole('link', { name: 'Sim, mudar' }).click()
    await expect(page).toHaveURL(`/pt${onePage.path}?x=1`)
    await expect(page.getByText('Ver em português?')).toHaveCount(0)
  })

  test('shows an accessible offer clear of the launcher, and not again after it was declined', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openFirstScreen(page, '/')
    await expect(page.getByText('Ver em português?')).toBeVisible()
    await expectNoViolations(page, 'aside')
    const offer = page.locator('aside', { hasText: 'Ver em português?' })
    await expect(async () => {
      const { y, height } = (await launcher(page).boundingBox())!
      expect(y + height).toBeLessThan((await offer.boundingBox())!.y)
    }).toPass()
    await test.step('fits 320 px, and hides while it covers the focused element', async () => {
      await page.setViewportSize({ width: 320, height: 700 })
      const { x, width } = (await offer.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(320)
      const link = page.locator('main a').first()
      await link.evaluate((element: HTMLElement) => {
        element.style.cssText = 'position: fixed; left: 60px; bottom: 30px'
      })
      await link.focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(link).toBeFocused()
      await expect(offer).toHaveCSS('opacity', '0')
      await offer.getByRole('link').focus()
      await expect(offer).toHaveCSS('opacity', '1')
    })
    const heading = await page.locator('h1').boundingBox()
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expect(page.getByText('Ver em português?')).toHaveCount(0)
    expect(await page.locator('h1').boundingBox()).toEqual(heading)
    await openSettled(page, '/privacy')
    await expect(page.getByText('Ver em português?')).toHaveCount(0)
  })
})
