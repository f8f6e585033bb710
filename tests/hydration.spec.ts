import { pageById, pages } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test, watchRequests, type Page } from './fixtures.ts'
import { follow, openFirstScreen, openHydrated, openUnhydrated, openWithoutInteraction } from './open-page.ts'
import { anotherPage, onePage } from './pages.ts'
import { holdBack, waitForPaint } from './wait-for.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function hydratedSections(page: Page): Promise<boolean[]> {
  return page.locator('main > :not(script)').evaluateAll((all) => all.map((each) => each.hasAttribute('data-hydrated')))
}

const waitForHydration = (page: Page) => expect.poll(async () => (await hydratedSections(page))[0]).toBe(true)

test('loads code for sections below the fold when they come near', async ({ page }) => {
  const below = watchRequests(page, (request) => request.url().includes('-below-'))
  await page.setViewportSize({ width: 390, height: 700 })
  await openFirstScreen(page, '/')
  await waitForHydration(page)
  const [, ...rest] = await hydratedSections(page)
  expect(rest.length).toBeGreaterThan(2)
  expect(rest).not.toContain(true)
  expect(below).toEqual([])

  // Skipped sections can be found in the page.
  const last = page.locator('main > :last-child')
  await expect(last).toHaveCSS('content-visibility', 'auto')
  const heading = (await last.locator('h2').textContent()) ?? ''
  expect(
    await page.evaluate((text) => (window as unknown as { find: (text: string) => boolean }).find(text), heading),
  ).toBe(true)

  await last.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await hydratedSections(page)).at(-1)).toBe(true)
  expect((await hydratedSections(page))[1]).toBe(false)
  // Regression: containment clipped the shadow of the last card.
  await expect(last).not.toHaveCSS('overflow-clip-margin', '0px')
  expect(below).toHaveLength(1)
})

// Regression: React rendered a part again from scratch if it came near between two steps of its hydration.
test('hydrates the footer if it is needed while React waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    // React would start hydrating at once.
    addEventListener('pointerover', (event) => event.stopPropagation(), true)
    const withResolvers = Promise.withResolvers.bind(Promise)
    let last: unknown
    Promise.withResolvers = <T>() => {
      const deferred = withResolvers<T>()
      const { promise } = deferred
      const then = promise.then.bind(promise)
      last = promise
      const wrapped: typeof then = (...callbacks) => {
        if (promise === last) document.querySelector('body > footer')?.dispatchEvent(new PointerEvent('pointerover'))
        return then(...callbacks)
      }
      Reflect.set(promise, 'then', wrapped)
      return deferred
    }
  })
  await openFirstScreen(page, '/')
  await expect(page.locator('body > footer')).toHaveAttribute('data-hydrated')
})

// Regression: stylesheets loaded in the background caused a full repaint on the first tap.
test('requests no stylesheets for a first page, and only missing ones for the next', async ({ page }) => {
  const sheets = watchRequests(page, (request) => request.resourceType() === 'stylesheet')
  await openWithoutInteraction(page, onePage.path)
  await page.waitForLoadState('networkidle')
  // The color switch loads late, with the footer.
  expect(sheets.filter((sheet) => !sheet.includes('SchemeSwitch'))).toEqual([])
  const before = sheets.length
  const disabled = page.locator('link[rel=stylesheet][disabled]')
  const inlined = await disabled.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(inlined.length).toBeGreaterThan(0)
  await page.locator(`footer a[href="${anotherPage.path}"]`).click()
  await expect(page.locator('h1')).toBeFocused()
  expect(sheets.length).toBeGreaterThan(before)
  expect(sheets.filter((sheet) => inlined.includes(sheet))).toEqual([])
  expect(new Set(sheets).size).toBe(sheets.length)
})

// Regression: a mouse at rest loaded the form, and the first interaction of a quick visitor did not.
test('loads a nearby form on the first interaction, even if it comes before any script', async ({ page }) => {
  const path = canonicalPath(pageById('book-a-demo'), 'en')
  const frame = page.locator('main iframe')
  await page.setViewportSize({ width: 390, height: 500 })
  await openFirstScreen(page, path)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  await waitForPaint(page)
  await expect(frame).toHaveCount(0)

  const release = await holdBack(page, '**/assets/client-*.js')
  await page.goto(path)
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
  release()
  await expect(frame).toHaveCount(1)
})

// Regression: a tap on the menu made React hydrate the full page first.
test('holds presses back until the page is hydrated, except clicks on links', async ({ page }) => {
  const release = await openUnhydrated(page, onePage.path)
  const seen = await page.evaluateHandle(() => {
    const types = new Set<string>()
    const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup']
    for (const press of presses) document.addEventListener(press, () => types.add(press), true)
    document.addEventListener('click', (event) => event.preventDefault())
    return types
  })
  const typesSeen = () => seen.evaluate((types) => [...types])
  const menu = page.locator('header summary').first()
  await menu.click()
  await menu.press('Escape')
  expect(await typesSeen()).toEqual([])
  await expect(page.locator('header details[open]')).toHaveCount(1)
  await page.locator('header a').first().click()
  expect(await typesSeen()).toEqual(['click'])
  release()
  await expect(async () => {
    await menu.press('Escape')
    // Hydration may end between key down and key up.
    expect((await typesSeen()).toSorted()).toEqual(['click', 'keydown', 'keyup'])
  }).toPass()
})

test('replays keys pressed on the tabs before hydration in order', async ({ page }) => {
  const release = await openUnhydrated(page, '/')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  const scrolled = await page.evaluate(() => scrollY)
  for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  release()
  const chosen = tabs.nth(2 % (await tabs.count()))
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  await expect(chosen).toBeFocused()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  // Regression: the click was replayed on the tab.
  test('replays a click and a key that follows it, each on its own control', async ({ page }) => {
    // High enough for both controls to be near the viewport.
    await page.setViewportSize({ width: 1000, height: 12_000 })
    const release = await openUnhydrated(page, '/')
    const tabs = page.getByRole('tab')
    await page.locator('body > footer button[type=button]').click()
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    release()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  })
})

test.describe('without the texts of the build', () => {
  test.use({ expectedErrors: /built texts could not be loaded|Failed to load resource/ })

  test('hydrates with the texts in /locales/', async ({ page }) => {
    await page.route('**/assets/texts-*.json', (route) => route.abort())
    await openHydrated(page, onePage.path)
    await page.locator(`footer a[href="${anotherPage.path}"]`).click()
    await expect(page.locator('h1')).toBeFocused()
  })
})

test('restores scroll positions after reloads', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await openHydrated(page, onePage.path)
  await page.evaluate(() => {
    document.documentElement.dataset['fullLayout'] = ''
    scrollTo({ top: 1500, behavior: 'instant' })
  })
  await expect.poll(scrolled).toBe(1500)
  // The browser restores the position of a reloaded page.
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()))
  await page.reload()
  await expect.poll(scrolled).toBe(1500)
  await waitForHydration(page)
  await follow(page, anotherPage.path)
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(scrolled).toBe(0)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(onePage.path)
  await expect.poll(scrolled).toBe(1500)
})

// Regression: Lighthouse took a section that was higher than its estimate for the background of the next one.
test('estimates the height of sections below the fold generously on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/assets/*.js', () => {})
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const higher = await page.evaluate(() => {
      const sections = [...document.querySelectorAll('main > section')]
      const estimates = sections.map((section) => section.getBoundingClientRect().height)
      document.documentElement.dataset['fullLayout'] = ''
      const heights = sections.map((section) => section.getBoundingClientRect().height)
      return heights.filter((height, at) => height > estimates[at]! + 1)
    })
    expect.soft(higher, path).toEqual([])
  }
})
