import { canonicalPath, pathIn, sitePathAt, sitePaths } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expectNothingFound } from './axe.ts'
import { expect, standInForFlags, test, type Page } from './fixtures.ts'
import { openAsServed, openHydrated, openSettled } from './hydrated.ts'
import { onePage } from './pages.ts'

const launcher = (page: Page) => page.locator('aside > form > button')

/** An alias that has its like in the other language, and one that has not. */
const aliases = sitePaths.filter(({ path, page, language }) => path !== canonicalPath(page, language))
const paired = aliases.find(({ path, language }) => language === PT && sitePathAt(pathIn('en', path)))
const unpaired = aliases.find(({ path, page }) => pathIn(PT, path) === canonicalPath(page, PT))

const switches = [
  { from: '/', to: '/pt', language: 'pt' },
  ...(paired ? [{ from: paired.path, to: pathIn('en', paired.path), language: 'en' }] : []),
  ...(unpaired ? [{ from: unpaired.path, to: canonicalPath(unpaired.page, PT), language: PT }] : []),
]

const openSwitch = (page: Page) => page.locator('header details').last().locator('summary').click()

for (const { from, to, language } of switches) {
  test(`${from} switches to ${to} by a full load, with its query, and the choice is kept`, async ({ page }) => {
    await openHydrated(page, `${from}?utm_source=mail&x=1`)
    await standInForFlags(page)
    await openSwitch(page)
    const fullLoad = page.waitForRequest((request) => request.isNavigationRequest())
    await page.locator(`header details[open] a[hreflang="${language}"]`).click()
    const target = new URL((await fullLoad).url())
    expect(target.pathname + target.search).toBe(`${to}?utm_source=mail&x=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language)
  })
}

test.describe('on a not-found page', () => {
  test.use({ expectedTrouble: /status of 404/ })

  /** A path that only English has, and one that nobody has. */
  const lacking = unpaired ? [{ path: `/pt${unpaired.path}`, other: 'en', to: unpaired.path }] : []
  const unknown = [...lacking, { path: '/nope', other: 'pt', to: '/pt/nope' }]

  test('the switch leads to the same path in the other language', async ({ page }) => {
    for (const { path, other, to } of unknown) {
      await openHydrated(page, path)
      const links = page.locator(`a[hreflang="${other}"]`)
      const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      await expect.poll(async () => [...new Set(await addresses())], path).toEqual([to])
    }
  })
})

test('languages stand under their own names; their flags, which carry no meaning alone, are fetched when they are shown', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('flagcdn')) asked.push(request.url())
  })
  await openSettled(page, '/')
  expect(asked).toEqual([])
  await standInForFlags(page)
  await openSwitch(page)
  const links = page.locator('header details[open] a')
  await expect(links).toHaveText(['English', 'Português'])
  await expect(links.locator('img').nth(0)).toHaveAttribute('src', 'https://flagcdn.com/us.svg')
  await expect(links.locator('img').nth(1)).toHaveAttribute('src', 'https://flagcdn.com/br.svg')
})

test.describe('when the flag host does not answer', () => {
  test.use({ expectedTrouble: /Failed to load resource/ })

  test('bundled flags are shown', async ({ page }) => {
    await page.route('https://flagcdn.com/**', (route) => route.abort())
    await openHydrated(page, '/')
    await openSwitch(page)
    const links = page.locator('header details[open] a')
    await expect(links.locator('img').nth(0)).toHaveAttribute('src', '/icons/flags/us.svg')
    await expect(links.locator('img').nth(1)).toHaveAttribute('src', '/icons/flags/br.svg')
  })
})

test.describe('a Portuguese-speaking browser', () => {
  test.use({ locale: 'pt-BR' })

  test('stays on the English page that it asked for, and is offered the Portuguese one', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(`${onePage.path}?x=1`)
    await expect(page).toHaveURL(`${onePage.path}?x=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText('Ver em português?')).toBeVisible()
    // Guards a fault: what came over the page took the footer away, which rested.
    await expect(page.locator('body > footer')).toBeAttached()
    const offered = await page.locator('h1').boundingBox()
    const plain = await (await browser.newContext({ locale: 'en-US', baseURL: baseURL ?? '' })).newPage()
    await plain.goto(`${onePage.path}?x=1`)
    expect(offered).toEqual(await plain.locator('h1').boundingBox())
    await page.getByRole('link', { name: 'Sim, mudar' }).click()
    await expect(page).toHaveURL(`/pt${onePage.path}?x=1`)
    await expect(page.getByText('Ver em português?')).toHaveCount(0)
  })

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('the offer is no barrier, on light and dark, stands clear of the launcher, and is not made again once it was declined', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/ai-maturity-diagnostic', '/']) {
        await openAsServed(page, path)
        await expect(page.getByText('Ver em português?')).toBeVisible()
        await expectNothingFound(page, 'aside', path)
      }
      const offer = page.locator('aside', { hasText: 'Ver em português?' })
      await expect(async () => {
        const { y, height } = (await launcher(page).boundingBox())!
        expect(y + height).toBeLessThan((await offer.boundingBox())!.y)
      }).toPass()
      await test.step('it stands on the narrowest screen, and goes aside for what has the focus', async () => {
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
      await page.getByRole('button', { name: 'Fechar' }).click()
      await expect(page.getByText('Ver em português?')).toHaveCount(0)
      await openSettled(page, '/book-a-demo')
      await expect(page.getByText('Ver em português?')).toHaveCount(0)
    })
  })
})
