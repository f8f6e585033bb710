import { languages } from '#site/languages.ts'
import { menus } from '#site/navigation.ts'
import { pathIn } from '#site/paths.ts'
import { expect, stubFlags, test } from './fixtures.ts'
import { openFirstScreen, openHydrated } from './open-page.ts'
import { anotherPage, labelOf, onePage, thirdPage } from './pages.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('opens and closes menus by keyboard and pointer, one at a time, and follows their links', async ({ page }) => {
    await openHydrated(page, '/')
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
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('closes the menu on Escape and on blur, expands its sections and follows a link', async ({ page }) => {
    await stubFlags(page)
    await openHydrated(page, '/')
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
})

for (const language of languages) {
  // Every page has the same bar; this one renders fastest.
  const path = pathIn(language, '/talk-to-an-expert')

  test(`${path} has the desktop bar from 768 px and the mobile menu below, and both fit`, async ({ page }) => {
    await stubFlags(page)
    await openFirstScreen(page, path)
    const button = page.getByRole('button', { name: 'Menu' })
    const top = page.locator('header > div > nav > ul:first-child > li, header > div > div > :is(details, a)')
    for (const { width, letters } of [
      ...[767, 768, 800, 900, 976, 1024, 1280, 1440].map((each) => ({ width: each, letters: '100%' })),
      // Larger text may need the mobile menu at any width.
      ...[1280, 1440, 1536].map((each) => ({ width: each, letters: '200%' })),
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
      const at = `${letters} at ${width} px`
      if (letters === '100%') {
        await expect(button, at).toBeVisible({ visible: width < 768 })
        for (const item of width < 768 ? [] : await top.all()) await expect(item, at).toBeInViewport({ ratio: 1 })
      }
      await expect(top.last(), at).toBeInViewport()
      expect(await page.evaluate(findOverlaps), at).toEqual([])
      if (await button.isVisible()) await button.click()
      expect(await page.evaluate(findMisfits), at).toEqual([])
      if (await button.isVisible()) await button.click()
    }
  })
}

for (const language of languages) {
  const path = pathIn(language, '/')

  test(`${path} fits one more link in its bar, or shows the mobile menu`, async ({ page }) => {
    await stubFlags(page)
    await openFirstScreen(page, path)
    await page.locator('header nav > ul:first-child').evaluate((bar) => {
      const blog = bar.lastElementChild!
      const link = blog.cloneNode(true) as Element
      link.querySelector('a')!.textContent = 'Customer stories'
      blog.before(link)
    })
    const links = page.locator('header nav > ul:first-child > li')
    for (const width of [768, 800, 900, 975, 976, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const hasMenu = await page.getByRole('button', { name: 'Menu' }).isVisible()
      expect(hasMenu, `mobile menu at ${width} px`).toBe(width < 976)
      for (const link of hasMenu ? [] : await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(findOverlaps), `${width} px`).toEqual([])
      const sides = await page.locator('header > div').evaluate((row) => {
        const { left, right } = row.getBoundingClientRect()
        return [left, document.documentElement.clientWidth - right].map(Math.round)
      })
      expect(sides[0], `left and right of the bar at ${width} px`).toBe(sides[1])
    }
  })
}

/** Runs in the browser: items of the bar that overlap the next one. */
function findOverlaps(): string[] {
  const items = [...document.querySelectorAll('header :is(a, summary, button)')]
    .filter((item) => !item.closest('details > :not(summary)') && item.checkVisibility())
    .map((item) => ({ text: item.textContent, box: item.getBoundingClientRect() }))
    .toSorted((one, other) => one.box.left - other.box.left)
  return items
    .filter(({ box }, index) => box.right > (items[index + 1]?.box.left ?? innerWidth))
    .map(({ text }) => text)
}

/** Runs in the browser: parts of the header, with each menu open, that overflow or wrap. */
function findMisfits(): string[] {
  const parts: Element[] = []
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
    menu.open = true
    parts.push(
      ...[...menu.children].filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > window.innerWidth || part.scrollWidth > part.clientWidth
      }),
    )
    menu.open = false
  }
  for (const item of document.querySelectorAll('header :is(summary, nav > ul > li > a, div > a, button)')) {
    const range = document.createRange()
    for (const node of item.childNodes) {
      range.selectNodeContents(node)
      if (node.nodeType === Node.TEXT_NODE && range.getClientRects().length > 1) parts.push(item)
    }
    if (item.getBoundingClientRect().right > window.innerWidth) parts.push(item)
  }
  return parts.map((part) => part.textContent)
}

test.describe('without JavaScript', () => {
  // Preloads go unused without scripts.
  test.use({ javaScriptEnabled: false, expectedErrors: /was preloaded using link preload/ })

  test('opens menus and follows their links', async ({ page }) => {
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
})

for (const language of languages) {
  for (const path of ['/', '/ai-maturity-diagnostic'].map((each) => pathIn(language, each))) {
    test(`${path} has a clear bar up to 10 px, then a blurred translucent one with a border`, async ({ page }) => {
      await openHydrated(page, path)
      const header = page.locator('header')
      const bar = () => header.evaluate(readBarStyle)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
        await expect.poll(bar).toMatchObject({ blur: 'none', alpha: 0 })
        await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }))
        await expect.poll(bar).toMatchObject({ blur: expect.stringMatching(/^blur\([1-9]\d*px\)$/), borderWidth: 1 })
        await expect.poll(async () => (await bar()).borderAlpha).toBe(1)
        await expect.poll(async () => (await bar()).alpha).toBeGreaterThan(0.8)
        const { alpha, contrastOverBlack } = await bar()
        expect(alpha).toBeLessThan(1)
        // Any page content may pass beneath: black is the worst case for dark text.
        expect(contrastOverBlack).toBeGreaterThan(7)
      }
      const session = await page.context().newCDPSession(page)
      for (const feature of [
        { name: 'prefers-reduced-transparency', value: 'reduce' },
        { name: 'prefers-contrast', value: 'more' },
        { name: 'forced-colors', value: 'active' },
      ]) {
        await session.send('Emulation.setEmulatedMedia', { features: [feature] })
        await expect.poll(bar, feature.name).toMatchObject({ blur: 'none', alpha: 1 })
      }
    })
  }
}

/** Runs in the browser: computed style of the bar, with the contrast of its text over a black page. */
function readBarStyle(header: Element) {
  const { backdropFilter, backgroundColor, borderBottomColor, borderBottomWidth, color } = getComputedStyle(header)
  const [surface, border, text] = [backgroundColor, borderBottomColor, color].map((css) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
    const [r = 0, g = 0, b = 0] = [red, green, blue]
      .map((value) => (value * alpha) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return { alpha, luminance: 0.2126 * r + 0.7152 * g + 0.0722 * b }
  })
  return {
    blur: backdropFilter,
    alpha: surface?.alpha ?? 0,
    borderAlpha: border?.alpha,
    borderWidth: Number.parseFloat(borderBottomWidth),
    contrastOverBlack: ((surface?.luminance ?? 0) + 0.05) / ((text?.luminance ?? 1) + 0.05),
  }
}

test('moves the focus with the skip link and with links to sections', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  await openHydrated(page, '/?utm_source=mail')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :is(a, button)').first()).toBeFocused()

  await page.getByRole('link', { name: 'Explore AI Assistants' }).click()
  await expect(page.locator('#platform')).toBeFocused()
  await expect(page).toHaveURL(/\/\?utm_source=mail#platform$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

for (const language of languages) {
  const path = pathIn(language, '/ai-maturity-diagnostic')

  test(`${path} shows a different, light logo up to 10 px`, async ({ page }) => {
    await openHydrated(page, path)
    const logo = page.locator('header a').first()
    const drawing = () => logo.locator('svg').evaluate(({ innerHTML }) => innerHTML)
    // With any brand colors, the name is light on dark, then dark on light.
    const lightness = () =>
      logo.evaluate((each) => Math.max(...(getComputedStyle(each).color.match(/\d+/g) ?? []).map(Number)))
    const usual = await page
      .locator('footer a svg')
      .first()
      .evaluate(({ innerHTML }) => innerHTML)
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
    expect(await drawing()).not.toBe(usual)
    expect(await lightness()).toBeGreaterThan(220)
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }))
    await expect.poll(drawing).toBe(usual)
    await expect.poll(lightness).toBeLessThan(60)
  })
}

test('"Book a demo" opens its page, or scrolls to the section if the page has one', async ({ page }) => {
  await openHydrated(page, '/')
  const button = page.locator('header').getByRole('link', { name: 'Book a demo', exact: true })
  await button.click()
  await expect(page.locator('#book-a-demo')).toBeFocused()
  await expect(page.locator('#book-a-demo')).toBeInViewport()
  await expect(page).toHaveURL(/\/$/)
  await page.locator(`footer a[href="${onePage.path}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('main [aria-current=page]')).toHaveText(labelOf(onePage))
  await button.click()
  await expect(page).toHaveURL(/\/book-a-demo$/)
})

test('starts a new page at the top with the heading focused, and restores the position on Back', async ({ page }) => {
  const texts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/locales/')) texts.push(request.url())
  })
  await page.setViewportSize({ width: 1000, height: 500 })
  await openHydrated(page, onePage.path)
  const link = page.locator(`footer a[href="${thirdPage.path}"]`)
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(100)
  await link.click()
  await expect(page).toHaveURL(thirdPage.path)
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(onePage.path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // No locale file has been requested twice.
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
  const behaviors = () => page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors)
  await openFirstScreen(page, onePage.path)
  const link = page.locator(`footer a[href="${anotherPage.path}"]`)
  await link.scrollIntoViewIfNeeded()
  // Before it is hydrated, the link loads a document.
  await expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await link.click()
  await expect(page.locator('h1')).toBeFocused()
  expect(await behaviors()).toEqual(['fade', 'smooth'])
  // Laid out before the fade, so that its first frame is not dropped.
  await expect(page.locator('main > section').nth(1)).toHaveCSS('content-visibility', 'visible')
  await page.goBack()
  await expect(page).toHaveURL(onePage.path)
  await expect.poll(behaviors).toEqual(['fade', 'smooth', 'instant'])
  await page.locator(`footer a[href="${anotherPage.path}"]`).click()
  await expect.poll(behaviors).toEqual(['fade', 'smooth', 'instant', 'fade', 'smooth'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator(`footer a[href="${thirdPage.path}"]`).click()
  await expect(page).toHaveURL(thirdPage.path)
  await expect.poll(behaviors).toEqual(['fade', 'smooth', 'instant', 'fade', 'smooth', 'instant'])
})
