import { menus } from '#site/navigation.ts'
import { expect, recordEvents, stubFlags, test, testWithoutScripts, watchRequests } from './fixtures.ts'
import { follow, openFirstScreen, openHydrated } from './open-page.ts'
import { anotherPage, labelOf, onePage, thirdPage } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('opens and closes menus by keyboard and pointer, one at a time, and follows their links', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/privacy')
  const details = page.locator('header nav details')
  const open = page.locator('header details[open]')

  await test.step('opens and closes by keyboard', async () => {
    await details.nth(0).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(details.nth(0)).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(details.nth(0).locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details.nth(0)).not.toHaveAttribute('open')
    await expect(details.nth(0).locator('summary')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(details.nth(1)).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
  })

  await test.step('closes when another opens, when the focus leaves it and on a click elsewhere', async () => {
    await details.nth(0).locator('summary').click()
    await details.nth(1).locator('summary').click()
    await expect(open).toHaveCount(1)
    await page.locator('header').getByRole('link', { name: /^Blog/ }).focus()
    await expect(open).toHaveCount(0)
    await details.nth(1).locator('summary').click()
    await page.mouse.click(720, 800)
    await expect(open).toHaveCount(0)
  })

  for (const [index, menu] of menus.entries()) {
    await test.step(`${menu.id} lists its pages and links to them`, async () => {
      const own = details.nth(index)
      await own.locator('summary').click()
      const paths = menu.columns.flatMap((column) => column.pages).map(({ path }) => path)
      for (const path of paths) await expect(own.locator(`a[href="${path}"]`)).toBeVisible()
      await own.locator(`a[href="${paths[0]}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${paths[0]}$`))
      await expect(own).not.toHaveAttribute('open')
    })
  }
})

test('closes the menu on Escape and on blur, expands its sections and follows a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await stubFlags(page)
  await openHydrated(page, '/privacy')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.locator('#navigation')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.locator('main a').first().focus()
  await expect(menu).toBeHidden()

  await button.click()
  await expect(menu).toBeVisible()
  // As slowly as a finger: a section that closes must not move the next one away.
  await menu.locator('summary').nth(0).click()
  await menu.locator('summary').nth(1).click({ delay: 90 })
  const [last] = menus[1]?.columns.flatMap((column) => column.pages).toReversed() ?? []
  await menu.locator(`a[href="${last?.path}"]`).click()
  await expect(page).toHaveURL(last?.path ?? '')
  await expect(menu).toBeHidden()
})

testWithoutScripts('opens menus and follows their links without scripts', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/pt/talk-to-an-expert')
    if (width < 768) await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#navigation summary').first().click()
    const [listed] = menus[0]?.columns.flatMap((column) => column.pages) ?? []
    await page.locator(`#navigation a[href="/pt${listed?.path}"]`).click()
    await expect(page).toHaveURL(`/pt${listed?.path}`)
  }
})

test('moves the focus with the skip link and with links to sections', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  await openHydrated(page, '/?utm_source=mail')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :is(a, button)').filter({ visible: true }).first()).toBeFocused()

  await page.getByRole('link', { name: 'Explore AI Assistants' }).click()
  await expect(page.locator('#platform')).toBeFocused()
  await expect(page).toHaveURL(/\/\?utm_source=mail#platform$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)

  await test.step('"Book a demo" opens its page, or scrolls to the section if the page has one', async () => {
    const button = page.locator('header').getByRole('link', { name: 'Book a demo', exact: true })
    await button.click()
    await expect(page.locator('#book-a-demo')).toBeFocused()
    await expect(page.locator('#book-a-demo')).toBeInViewport()
    expect(new URL(page.url()).pathname).toBe('/')
    await follow(page, onePage.path)
    await expect(page.locator('main [aria-current=page]')).toHaveText(labelOf(onePage))
    await button.click()
    await expect(page).toHaveURL(/\/book-a-demo$/)
  })
})

test('starts a new page at the top with the heading focused, and restores the position on Back', async ({ page }) => {
  const texts = watchRequests(page, (request) => request.url().includes('/locales/'))
  await page.setViewportSize({ width: 1000, height: 500 })
  await openHydrated(page, onePage.path)
  const link = page.locator(`footer a[href="${thirdPage.path}"]`)
  await link.scrollIntoViewIfNeeded()
  const readScroll = () => page.evaluate(() => scrollY)
  const scrolled = await readScroll()
  expect(scrolled).toBeGreaterThan(100)
  await link.click()
  await expect(page).toHaveURL(thirdPage.path)
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(readScroll).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(onePage.path)
  await expect.poll(readScroll).toBe(scrolled)
  await page.goForward()
  await expect.poll(readScroll).toBe(0)
  expect(texts).toEqual([...new Set(texts)])
  expect(texts.some((url) => url.includes(thirdPage.namespaces[0]))).toBe(true)
  // An invalid hash is ignored.
  await page.evaluate(() => (window.location.hash = '#%'))
  await expect(page.locator('h1')).toBeVisible()
})

test('fades in a new page and scrolls to the top smoothly, but instantly on Back or with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const behaviors: unknown[] = []
    Object.assign(window, { behaviors })
    const fade = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      behaviors.push('fade')
      return fade(update)
    }
    const original = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      behaviors.push(options.behavior)
      original(options)
    }) as typeof window.scrollTo
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const behaviors = () => page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors)
  await openFirstScreen(page, onePage.path)
  const link = page.locator(`footer a[href="${anotherPage.path}"]`)
  await link.scrollIntoViewIfNeeded()
  // Before it is hydrated, the link loads a document.
  await expect(page.locator('body > footer')).toHaveAttribute('data-hydrated')
  await link.click()
  await expect(page.locator('h1')).toBeFocused()
  const expected = ['fade', 'smooth']
  expect(await behaviors()).toEqual(expected)
  // Laid out before the fade, so that its first frame is not dropped.
  await expect(page.locator('main > section').nth(1)).toHaveCSS('content-visibility', 'visible')
  await page.goBack()
  await expect(page).toHaveURL(onePage.path)
  expected.push('instant')
  await expect.poll(behaviors).toEqual(expected)
  await link.click()
  expected.push('fade', 'smooth')
  await expect.poll(behaviors).toEqual(expected)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator(`footer a[href="${thirdPage.path}"]`).click()
  await expect(page).toHaveURL(thirdPage.path)
  expected.push('instant')
  await expect.poll(behaviors).toEqual(expected)
})

test('sends one config and one page view per route change, with the full location', async ({ page }) => {
  const calls = await recordEvents(page)
  await openHydrated(page, '/privacy?utm_source=mail')
  const config = ['config', 'G-XXXXXXXXXX', { send_page_view: false }]
  const viewOf = async (path: string) => {
    const view = { page_title: await page.title(), page_location: new URL(path, page.url()).href, page_path: path }
    return [config, ['event', 'page_view', view]]
  }
  const first = await viewOf('/privacy?utm_source=mail')
  await expect.poll(calls).toEqual(first)
  const title = await page.title()
  await follow(page, '/book-a-demo')
  await expect(page).not.toHaveTitle(title)
  await expect.poll(calls).toEqual([...first, ...(await viewOf('/book-a-demo'))])
})
