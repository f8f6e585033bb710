import { pathIn } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { channelsOf, contrastOfChannels } from './colors.ts'
import { expect, stubFlags, test, type Locator, type Page } from './fixtures.ts'
import { openFirstScreen } from './open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LIGHT = pathIn(PT, '/talk-to-an-expert')
const DARK = '/ai-maturity-diagnostic'
const NOT_FOUND = '/pt/nope'

/** Style of the bar beyond 10 px. */
const SCROLLED = { blur: expect.stringMatching(/^blur\([1-9]\d*px\)$/) as unknown, borderWidth: 1 }

// Portuguese has longer words.
test('has the desktop bar from 768 px and the mobile menu below, and both fit', async ({ page }) => {
  await stubFlags(page)
  await openFirstScreen(page, LIGHT)
  // Laying out the page at twenty widths takes much longer than laying out its header.
  await page.locator('main').evaluate((main) => main.toggleAttribute('hidden'))
  await checkWidths(page)
  await checkOneMoreLink(page)
  await page.locator('main').evaluate((main) => main.toggleAttribute('hidden'))
  await test.step('has a clear bar up to 10 px, then a blurred translucent one with a border', () => checkBar(page))
})

test(`${DARK} shows a different, light logo up to 10 px, and then the same bar`, async ({ page }) => {
  await openFirstScreen(page, DARK)
  await checkLogo(page)
  await expect.poll(() => readBarStyle(page.locator('header'))).toMatchObject(SCROLLED)
})

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, expectedErrors: /status of 404/ })

  test(`${NOT_FOUND} keeps its dark bar, which turns opaque at once`, async ({ page }) => {
    await openFirstScreen(page, NOT_FOUND)
    const header = page.locator('header')
    // Regression: text of the page was seen through the bar while it faded in.
    await expect(header).toHaveCSS('transition-duration', '0s')
    for (const [top, alpha] of [
      [10, 0],
      [11, 1],
    ] as const) {
      await scrollTo(page, top)
      await expect.poll(async () => (await readBarStyle(header)).alpha).toBe(alpha)
      const light = await header.evaluate((element) => getComputedStyle(element).color)
      expect(Math.min(...channelsOf(light).slice(0, 3))).toBeGreaterThan(220)
    }
    const surface = await header.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(Math.max(...channelsOf(surface).slice(0, 3))).toBeLessThan(60)
  })
})

async function checkWidths(page: Page): Promise<void> {
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
      if (width >= 768) await expect(top.filter({ visible: true }), at).toHaveCount(await top.count())
    }
    await expect(top.last(), at).toBeInViewport()
    expect(await page.evaluate(findOverlaps), at).toEqual([])
    if (await button.isVisible()) await button.click()
    expect(await page.evaluate(findMisfits), at).toEqual([])
    if (await button.isVisible()) await button.click()
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

async function checkLogo(page: Page): Promise<void> {
  const logo = page.locator('header a').first()
  const drawing = () => logo.locator('svg').evaluate(({ innerHTML }) => innerHTML)
  // With any brand colors, the name is light on dark, then dark on light.
  const lightness = () =>
    logo.evaluate((each) => Math.max(...(getComputedStyle(each).color.match(/\d+/g) ?? []).map(Number)))
  const usual = await page.evaluate(() => document.querySelector('footer a[aria-label] svg')?.innerHTML)
  await scrollTo(page, 10)
  expect(await drawing()).not.toBe(usual)
  expect(await lightness()).toBeGreaterThan(220)
  await scrollTo(page, 11)
  await expect.poll(drawing).toBe(usual)
  await expect.poll(lightness).toBeLessThan(60)
}

async function checkBar(page: Page): Promise<void> {
  const bar = () => readBarStyle(page.locator('header'))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await scrollTo(page, 10)
    await expect.poll(bar).toMatchObject({ blur: 'none', alpha: 0 })
    await scrollTo(page, 11)
    await expect.poll(bar).toMatchObject(SCROLLED)
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
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}

async function readBarStyle(header: Locator) {
  const style = await header.evaluate((element) => {
    const { backdropFilter, backgroundColor, borderBottomColor, borderBottomWidth, color } = getComputedStyle(element)
    return { blur: backdropFilter, borderBottomWidth, colors: [backgroundColor, borderBottomColor, color] }
  })
  const [surface, border, text] = style.colors.map(channelsOf)
  const [, , , alpha = 0] = surface ?? []
  return {
    blur: style.blur,
    alpha,
    borderAlpha: border?.[3],
    borderWidth: Number.parseFloat(style.borderBottomWidth),
    contrastOverBlack: contrastOfChannels(surface?.slice(0, 3).map((channel) => channel * alpha) ?? [], text ?? []),
  }
}

/** The bar has room for one more link, or shows the mobile menu. */
async function checkOneMoreLink(page: Page): Promise<void> {
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
    if (!hasMenu) await expect(links.filter({ visible: true })).toHaveCount(await links.count())
    expect(await page.evaluate(findOverlaps), `${width} px`).toEqual([])
    const sides = await page.locator('header > div').evaluate((row) => {
      const { left, right } = row.getBoundingClientRect()
      return [left, document.documentElement.clientWidth - right].map(Math.round)
    })
    expect(sides[0], `left and right of the bar at ${width} px`).toBe(sides[1])
  }
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
    if (item.checkVisibility() && item.getBoundingClientRect().right > window.innerWidth) parts.push(item)
  }
  return parts.map((part) => part.textContent)
}
