import type { Page, Route } from '@playwright/test'
import { languages } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated, openSettled } from './hydrated.ts'
import { anotherPage, labelOf, onePage, textsOf, thirdPage } from './pages.ts'

test.use({ expectedTrouble: /were not refreshed|Failed to load resource|could not be (loaded|shown)/ })

const faults = {
  'answering 500': (route: Route) => route.fulfill({ status: 500, body: 'oops' }),
  'cut off': (route: Route) => route.abort('connectionreset'),
  'broken JSON': (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"head": {' }),
}

// What goes wrong does not depend on the page: two have each of the faults, one in each language.
for (const [nth, [fault, provoke]] of Object.entries(faults).entries()) {
  test(`with the texts ${fault}, pages read as prerendered`, async ({ page }) => {
    await page.route('**/locales/**', provoke)
    // A frame that came meanwhile would take the place of words.
    await page.route('**/embed/**', (route) => route.abort())
    for (const [turn, language] of languages.entries()) {
      const row = pages[nth * languages.length + turn] ?? pages[0]
      const path = canonicalPath(row, language)
      const served = await (await page.request.get(path)).text()
      const logged = page.waitForEvent('console', (message) => message.text().includes(`"${row.namespaces[0]}"`))
      await page.goto(path, { waitUntil: 'commit' })
      await logged
      const [shown, prerendered] = await page.evaluate((html) => {
        const plain = new DOMParser().parseFromString(html, 'text/html')
        return [document, plain].map((each) => {
          const main = each.querySelector('main')?.cloneNode(true) as HTMLElement
          // A browser with scripts reads `noscript` as one text, the parser as elements.
          for (const unseen of main.querySelectorAll('noscript, script')) unseen.remove()
          return main.textContent
        })
      }, served)
      expect(shown, path).toBe(prerendered)
      expect(shown, path).toBeTruthy()
    }
  })
}

test('texts that somebody has emptied by hand change nothing', async ({ page }) => {
  await page.route('**/locales/**', (route) => route.fulfill({ json: {} }))
  await openSettled(page, '/nope')
  await expect(page.locator('h1')).toHaveText('404 - Page Not Found')
  await expect(page.locator('main li')).not.toHaveCount(0)
})

test('a text edited on the running server shows on the next load', async ({ page }) => {
  await page.route('**/locales/en/home.en.json', async (route) => {
    const texts = (await (await route.fetch()).json()) as { hero: { lead: string } }
    await route.fulfill({ json: { ...texts, hero: { ...texts.hero, lead: 'Edited a minute ago' } } })
  })
  await page.goto('/')
  await expect(page.getByText('Edited a minute ago')).toBeVisible()
})

test('a navigation whose texts fail loads the document instead', async ({ page }) => {
  await openHydrated(page, onePage.path)
  await page.route('**/locales/**', (route) => route.fulfill({ status: 500 }))
  const documentLoad = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.locator(`footer a[href="${anotherPage.path}"]`).click()
  expect(new URL((await documentLoad).url()).pathname).toBe(anotherPage.path)
  await expect(page.locator('h1')).not.toHaveText('')
  await expect(page.locator('main [aria-current=page]')).toHaveText(labelOf(anotherPage))
})

const elsewhere = {
  back: { leave: (page: Page) => page.goBack(), to: onePage.path },
  on: {
    leave: (page: Page) => page.locator(`footer a[href="${thirdPage.path}"]`).click(),
    to: thirdPage.path,
  },
}

for (const [where, { leave, to }] of Object.entries(elsewhere)) {
  test(`a page that failed while the visitor had gone ${where} is had by the next click`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await openHydrated(page, onePage.path)
    await page.route(textsOf(anotherPage), async (route) => {
      await released
      await route.abort()
    })
    const link = page.locator(`footer a[href="${anotherPage.path}"]`)
    await link.click()
    await expect(page).toHaveURL(anotherPage.path)
    await leave(page)
    await expect(page).toHaveURL(to)
    // The page has been asked for by the pointer on its link; whether it was to be shown by then is up to the machine.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(anotherPage.namespaces[0]))
    release()
    await failed
    await page.unroute(textsOf(anotherPage))
    await link.click()
    await expect(page.locator('main [aria-current=page]')).toHaveText(labelOf(anotherPage))
  })
}

test.describe('with texts of the wrong shape', () => {
  test.use({ expectedTrouble: /Cannot destructure|could not be shown/ })

  test('a navigation loads the document instead', async ({ page }) => {
    await openHydrated(page, onePage.path)
    await page.route(textsOf(anotherPage), (route) => route.fulfill({ json: { nonsense: true } }))
    const documentLoad = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.locator(`footer a[href="${anotherPage.path}"]`).click()
    await documentLoad
    await expect(page.locator('h1')).not.toHaveText('')
  })
})

test('a page whose code does not arrive stays as prerendered', async ({ page }) => {
  await page.route('**/assets/home-*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/')
  await refused
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
})
