import { textsIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { openHydrated } from '../hydrated.ts'
import { servers } from '../servers.ts'

const { ANALYTICS_MEASUREMENT_ID: id = '' } = Object.assign({}, ...servers.map(({ env }) => env)) as Record<
  string,
  string
>

/** Whom the page has asked for anything, in order, other than its own server. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return asked
}

const ofGoogle = (asked: readonly string[]) => asked.filter((url) => /google/.test(url))

/** The commands to the tag, as plain data. */
function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((command) =>
      Array.from(command as unknown[]).map((part) => (part instanceof Date ? 'now' : part)),
    ),
  )
}

for (const language of languages) {
  const words = textsIn(language, 'consent')
  const [yes, no, title, more] = ['yes', 'no', 'title', 'more'].map((key) => words.get(key) ?? key) as [
    string,
    string,
    string,
    string,
  ]
  const path = pathIn(language, '/')

  test(`in ${language} nothing of Google’s is loaded before a yes, and then in order`, async ({ page }) => {
    const asked = await standIn(page)
    await openHydrated(page, path)
    const notice = page.getByRole('complementary', { name: title })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: more })).toHaveAttribute(
      'href',
      pathIn(language, '/privacy') + '#counting',
    )
    const [yesBox, noBox] = [await notice.getByText(yes).boundingBox(), await notice.getByText(no).boundingBox()]
    expect(yesBox?.width).toBe(noBox?.width)
    expect(ofGoogle(asked)).toEqual([])
    expect(await commands(page)).toEqual([])

    await notice.getByText(yes).click()
    await expect(notice).toBeHidden()
    await expect.poll(() => ofGoogle(asked)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    }
    const { pathname, href } = new URL(page.url())
    expect(await commands(page)).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', 'now'],
      ['config', id, { send_page_view: false }],
      ['event', 'page_view', { page_title: await page.title(), page_location: href, page_path: pathname }],
    ])

    // Kept over a visit, and taken back from the foot of the page.
    await openHydrated(page, path)
    await expect.poll(() => ofGoogle(asked)).toHaveLength(2)
    await expect(notice).toBeHidden()
    await page.evaluate(() => (document.cookie = '_ga=GA1.1; path=/'))
    await page.locator('footer li > button').last().click()
    await notice.getByText(no).click()
    await expect(notice).toBeHidden()
    expect(await page.evaluate(() => [document.cookie, typeof window.gtag])).toEqual(['', 'undefined'])
    await openHydrated(page, path)
    await expect(notice).toBeHidden()
    expect(ofGoogle(asked)).toHaveLength(2)
  })

  for (const height of [256, 700]) {
    test(`in ${language} the question can be read and answered on a screen of 320 by ${height} px`, async ({
      page,
    }) => {
      await standIn(page)
      await page.setViewportSize({ width: 320, height })
      await openHydrated(page, path)
      const notice = page.getByRole('complementary', { name: title })
      await expect(notice).toBeVisible()
      const header = await page.locator('header').boundingBox()
      const [first, ...others] = [notice, ...(await notice.locator('p, a, button').all())]
      const box = await first?.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(header!.y + header!.height)
      expect(box!.y + box!.height).toBeLessThanOrEqual(height)
      expect(await notice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      for (const part of others) {
        await part.scrollIntoViewIfNeeded()
        await expect(part).toBeInViewport()
        expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      }
      await notice.getByText(yes).click()
      await expect(notice).toBeHidden()
    })
  }
}

test('what a visitor does is counted by both, without what they wrote', async ({ page }) => {
  await standIn(page)
  await page.addInitScript(() => {
    localStorage.setItem('analytics', 'granted')
    const heard: unknown[] = []
    Object.assign(window, { heard, plausible: (...event: unknown[]) => heard.push(event) })
  })
  await openHydrated(page, '/')
  await page.locator('header summary').last().click()
  // Stays, so that it can be asked what was counted.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator('header a[hreflang="pt"]').last().click()
  const counted = await commands(page)
  expect(counted).toContainEqual(['event', 'switch_language', { to: 'pt' }])
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  expect(heard).toContainEqual(['switch_language', { props: { to: 'pt' } }])
})
