import { languages } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
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
  await page.route('**/locales/**', (route) => route.fulfill({ status: 500, body: 'oops' }))
  // An iframe that loads meanwhile would change the text of main.
  await page.route('**/embed/**', (route) => route.abort())
  const path = canonicalPath(pages[0], languages.at(-1)!)
  const builtHtml = await (await page.request.get(path)).text()
  const logged = page.waitForEvent('console', (message) => message.text().includes(`"${pages[0].namespaces[0]}"`))
  await page.goto(path, { waitUntil: 'commit' })
  await logged
  const [shown, prerendered] = await page.evaluate((html) => {
    const plain = new DOMParser().parseFromString(html, 'text/html')
    return [document, plain].map((each) => {
      const main = each.querySelector('main')?.cloneNode(true) as HTMLElement
      // With scripts enabled `noscript` has text content, in DOMParser it has elements.
      for (const element of main.querySelectorAll('noscript, script')) element.remove()
      return main.textContent
    })
  }, builtHtml)
  expect(shown).toBe(prerendered)
  expect(shown).toBeTruthy()
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
