import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './open-page.ts'
import { anotherPage, labelOf, onePage, textsOf } from './pages.ts'
import { holdBack } from './wait-for.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /were not refreshed|Failed to load resource|could not be (loaded|shown)|Cannot destructure/,
})

// Every kind of failure is tested in src/i18n.
test('keeps the prerendered texts if the request for texts fails', async ({ page }) => {
  const release = await holdBack(page, '**/locales/**')
  await page.goto(onePage.path)
  const main = page.locator('main')
  const prerendered = await main.textContent()
  const logged = page.waitForEvent('console', (message) => message.text().includes(`"${onePage.namespaces[0]}"`))
  release('abort')
  await logged
  // toHaveText would leave out structured data.
  expect(await main.textContent()).toBe(prerendered)
})

test('shows a text edited on the running server on the next load', async ({ page }) => {
  await page.route('**/locales/en/home.en.json', async (route) => {
    const texts = (await (await route.fetch()).json()) as { hero: { lead: string } }
    await route.fulfill({ json: { ...texts, hero: { ...texts.hero, lead: 'Edited a minute ago' } } })
  })
  await page.goto('/')
  await expect(page.getByText('Edited a minute ago')).toBeVisible()
})

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`)

for (const [what, reply] of [
  ['fail', { status: 500 }],
  ['have the wrong shape', { json: { nonsense: true } }],
] as const) {
  test(`loads the document if the texts of a client-side navigation ${what}`, async ({ page }) => {
    await openHydrated(page, onePage.path)
    await page.route(textsOf(anotherPage), (route) => route.fulfill(reply))
    const documentLoad = page.waitForResponse((response) => response.request().isNavigationRequest())
    await footerLink(page, anotherPage.path).click()
    expect(new URL((await documentLoad).url()).pathname).toBe(anotherPage.path)
    await expect(page.locator('main [aria-current=page]')).toHaveText(labelOf(anotherPage))
  })
}

test('loads a page on the next click if it failed after the visitor went back', async ({ page }) => {
  await openHydrated(page, onePage.path)
  const release = await holdBack(page, textsOf(anotherPage))
  const link = footerLink(page, anotherPage.path)
  await link.click()
  await expect(page).toHaveURL(anotherPage.path)
  await page.goBack()
  await expect(page).toHaveURL(onePage.path)
  // Hovering over the link has requested the page already; whether navigation started too depends on timing.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(anotherPage.namespaces[0]))
  release('abort')
  await failed
  await page.unroute(textsOf(anotherPage))
  await link.click()
  await expect(page.locator('main [aria-current=page]')).toHaveText(labelOf(anotherPage))
})

test('keeps the prerendered page if its code fails to load', async ({ page }) => {
  await page.route('**/assets/home-*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/')
  await refused
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
})
