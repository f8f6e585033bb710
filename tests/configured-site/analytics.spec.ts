import { fileIn } from '#i18n/testing/texts-in.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { openHydrated } from '../open-page.ts'
import { servers } from '../servers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const id = servers.find(({ env }) => env['ANALYTICS_MEASUREMENT_ID'])?.env['ANALYTICS_MEASUREMENT_ID'] ?? ''

/** The returned array keeps collecting requested URLs. */
async function stubOtherHosts(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return requested
}

const googleUrlsIn = (urls: readonly string[]) => urls.filter((url) => /google/.test(url))

function readCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((command) =>
      Array.from(command as unknown[]).map((part) => (part instanceof Date ? 'now' : part)),
    ),
  )
}

test('loads nothing from Google before consent, and then in the right order', async ({ page }) => {
  const { yes, no, title } = fileIn('en', 'consent')
  const requested = await stubOtherHosts(page)
  await page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events, plausible: (...event: unknown[]) => events.push(event) })
  })
  await openHydrated(page, '/privacy')
  const notice = page.getByRole('complementary', { name: title })
  await expect(notice).toBeVisible()
  const [yesBox, noBox] = [await notice.getByText(yes).boundingBox(), await notice.getByText(no).boundingBox()]
  expect(yesBox?.width).toBe(noBox?.width)
  expect(googleUrlsIn(requested)).toEqual([])
  expect(await readCommands(page)).toEqual([])

  await notice.getByText(yes).click()
  await expect(notice).toBeHidden()
  await expect.poll(() => googleUrlsIn(requested)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
  const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
  const denied = Object.fromEntries(kinds.map((kind) => [kind, 'denied']))
  const { pathname, href } = new URL(page.url())
  expect(await readCommands(page)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js', 'now'],
    ['config', id, { send_page_view: false }],
    ['event', 'page_view', { page_title: await page.title(), page_location: href, page_path: pathname }],
  ])

  await test.step('sends events to both analytics tools, without the visitor’s input', async () => {
    await page.locator('header summary').last().click()
    // Stay on the page to read the counted events.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await page.locator('header a[hreflang="pt"]').last().click()
    expect(await readCommands(page)).toContainEqual(['event', 'switch_language', { to: 'pt' }])
    const events = await page.evaluate(() => (window as unknown as { events: unknown[] }).events)
    expect(events).toContainEqual(['switch_language', { props: { to: 'pt' } }])
  })

  // Remembered on the next visit, and revoked in the footer.
  await openHydrated(page, '/privacy')
  await expect.poll(() => googleUrlsIn(requested)).toHaveLength(2)
  await expect(notice).toBeHidden()
  await page.evaluate(() => (document.cookie = '_ga=GA1.1; path=/'))
  await page.locator('footer li > button').last().click()
  await notice.getByText(no).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => [document.cookie, typeof window.gtag])).toEqual(['', 'undefined'])
  await openHydrated(page, '/privacy')
  await expect(notice).toBeHidden()
  expect(googleUrlsIn(requested)).toHaveLength(2)
})

test('shows a consent notice that fits narrow screens', async ({ page }) => {
  const { yes, title, more } = fileIn(PT, 'consent')
  await stubOtherHosts(page)
  await page.setViewportSize({ width: 320, height: 256 })
  // Portuguese has longer words.
  await openHydrated(page, '/pt/privacy')
  const notice = page.getByRole('complementary', { name: title })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: more })).toHaveAttribute('href', '/pt/privacy#counting')
  for (const height of [256, 700]) {
    await page.setViewportSize({ width: 320, height })
    const header = (await page.locator('header').boundingBox())!
    const box = (await notice.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    for (const part of [notice, ...(await notice.locator('p, a, button').all())]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport()
      expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    }
  }
  await notice.getByText(yes).click()
  await expect(notice).toBeHidden()
})
