import { canonicalPath, sitePaths } from '#site/paths.ts'
import { FRAME_ANNOUNCE_MS } from '#site/timings.ts'
import { expectNothingFound } from '../axe.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { openHydrated, openWithFakedClock } from '../hydrated.ts'
import { forgetShifts, shiftOf, watchShifts } from '../layout-shift.ts'
import { settings } from '../settings.ts'

/** The lead form of this build is at a host that nobody knows; the scheduler is Calendly's, which announces itself. */
const LEAD_FORM = 'https://forms.example/**'
const SCHEDULER = 'https://calendly.com/**'

const ANNOUNCEMENT = `parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*')`

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Stands in for the vendor's host. */
async function standIn(page: Page, host: string, script = '', status = 200): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1><input aria-label="Name"></main><script>${script}</script></html>`
  await page.route(host, (route) => route.fulfill({ status, contentType: 'text/html', body }))
}

const partsOf = (page: Page) => {
  const box = page.locator('main [data-phase]')
  return { box, iframe: box.locator('iframe'), line: page.locator('main [data-phase] + p') }
}

for (const [path, width, host, words, newTab, tab] of [
  ['/', 1280, LEAD_FORM, 'Trouble with the form?', 'open it in a new tab', 'https://forms.example/lead?language=en'],
  [
    '/pt/book-a-demo',
    390,
    LEAD_FORM,
    'Problemas com o formulário?',
    'nova aba',
    'https://forms.example/lead?language=pt',
  ],
  [
    '/talk-to-an-expert',
    390,
    SCHEDULER,
    'Trouble with the calendar?',
    'new tab',
    'https://calendly.com/acme/call?language=en',
  ],
  [
    '/pt/talk-to-an-expert',
    1280,
    SCHEDULER,
    'Problemas com a agenda?',
    'nova aba',
    'https://calendly.com/acme/call?language=pt',
  ],
] as const) {
  // Guards a fault: a form whose host is out of reach left the browser's error page in the frame, and no way out.
  test(`${path}, ${width} px wide: a way out stands below the form from the start, and nothing moves when the form comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await standIn(page, host, ANNOUNCEMENT)
    await watchShifts(page)
    await openHydrated(page, path)
    await page.evaluate(() => document.fonts.ready)
    await forgetShifts(page)
    const { box, iframe, line } = partsOf(page)
    await expect(line).toContainText(words)
    const before = await line.boundingBox()
    const scrolled = await page.evaluate(() => window.scrollY)
    await box.scrollIntoViewIfNeeded()
    await expect(iframe).toBeVisible()
    await expect(box).toHaveAttribute('data-phase', 'shown')
    const after = await line.boundingBox()
    const down = (await page.evaluate(() => window.scrollY)) - scrolled
    expect(after).toEqual(before && { ...before, y: before.y - down })
    expect(await shiftOf(page)).toBeLessThan(0.005)
    await expect(line.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(line.getByRole('link', { name: newTab })).toHaveAttribute('href', tab)
    await expect(line.getByRole('link', { name: newTab })).toHaveAttribute('target', '_blank')
    await expectNothingFound(page, 'main [data-phase] + p')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the way out stands there as well', async ({ page }) => {
    await standIn(page, LEAD_FORM)
    await page.goto('/book-a-demo')
    await expect(partsOf(page).line.getByRole('link', { name: 'open it in a new tab' })).toBeVisible()
  })
})

test.describe('a host that is out of reach', () => {
  test.use({ expectedTrouble: /ERR_FAILED|status of 503/ })

  test('nobody tells of an unknown vendor: the way out is what there is', async ({ page }) => {
    await page.route(LEAD_FORM, (route) => route.abort())
    await openHydrated(page, '/book-a-demo')
    const { box, line } = partsOf(page)
    await expect(box).toHaveAttribute('data-phase', 'shown')
    await expect(line.locator('a[href^="mailto:"]')).toBeVisible()
  })

  test('of a vendor that announces itself it is said after 8 s, and the form can be asked for again', async ({
    page,
  }) => {
    await standIn(page, SCHEDULER, '', 503)
    await openWithFakedClock(page, '/talk-to-an-expert')
    const { box, iframe, line } = partsOf(page)
    await box.scrollIntoViewIfNeeded()
    const retry = box.getByRole('button', { name: 'Try again' })
    await page.clock.runFor(FRAME_ANNOUNCE_MS)
    // The clock stands still now: the second attempt is timed from its very beginning.
    await retry.click()
    // It has loaded, and said nothing.
    await expect(iframe.contentFrame().locator('h1')).toBeAttached()
    await page.clock.runFor(FRAME_ANNOUNCE_MS - 100)
    await expect(box).toHaveAttribute('data-phase', 'loading')
    await page.clock.runFor(200)
    await expect(box.getByRole('heading')).toHaveText('The calendar didn’t load')
    await expect(box.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
    await expect(line.locator('a[href^="mailto:"]')).toBeVisible()
    await page.unroute(SCHEDULER)
    await standIn(page, SCHEDULER, ANNOUNCEMENT)
    await retry.click()
    await expect(iframe).toBeVisible()
    await expect(iframe).toBeFocused()
  })
})

test('a vendor that announces itself late is shown after all', async ({ page }) => {
  await standIn(page, SCHEDULER, `addEventListener('message', () => ${ANNOUNCEMENT})`)
  await openWithFakedClock(page, '/talk-to-an-expert')
  const { box, iframe } = partsOf(page)
  await box.scrollIntoViewIfNeeded()
  await expect(iframe.contentFrame().locator('script')).toBeAttached()
  await page.clock.runFor(FRAME_ANNOUNCE_MS)
  await expect(box).toHaveAttribute('data-phase', 'failed')
  await iframe.evaluate((element: HTMLIFrameElement) => element.contentWindow?.postMessage('go on', '*'))
  await expect(iframe).toBeVisible()
})

test('pages connect early to the hosts of their outside forms, and never to analytics', async ({ request }) => {
  const hosts = { 'lead-form': 'https://forms.example', scheduler: 'https://calendly.com' }
  const framed = { '/': 'lead-form', '/book-a-demo': 'lead-form', '/talk-to-an-expert': 'scheduler' } as const
  for (const { path, page, language } of sitePaths) {
    const html = await (await request.get(path)).text()
    const found = [...html.matchAll(/<link rel="preconnect" href="([^"]+)">/g)].map(([, host]) => host)
    const form =
      path === canonicalPath(page, language)
        ? (framed as Partial<Record<string, keyof typeof hosts>>)[page.path]
        : undefined
    expect.soft(found, path).toEqual([new URL(settings.flagHost).origin, ...(form ? [hosts[form]] : [])])
  }
})
