import { FRAME_READY_TIMEOUT_MS } from '#site/timings.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, stubDocument, test, testWithoutScripts, type Page } from '../fixtures.ts'
import { resetShifts, shiftOf, watchShifts } from '../layout-shift.ts'
import { openHydrated, openWithFakedClock } from '../open-page.ts'

/** The lead form of this build is on an unknown host; the scheduler is Calendly, which announces when it is ready. */
const LEAD_FORM = 'https://forms.example/**'
const SCHEDULER = 'https://calendly.com/**'

const ANNOUNCEMENT = `parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*')`

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /ERR_FAILED|status of 503/ })

const FORM = '<main><h1>Form</h1><input aria-label="Name"></main>'

const announceScheduler = (page: Page) => stubDocument(page, SCHEDULER, FORM, ANNOUNCEMENT)
const blockLeadForm = (page: Page) => page.route(LEAD_FORM, (route) => route.abort())

const partsOf = (page: Page) => {
  const box = page.locator('main [data-phase]')
  return { box, iframe: box.locator('iframe'), line: page.locator('main [data-phase] + p') }
}

const TAB = 'https://forms.example/lead?language=en'
const PT_TAB = 'https://calendly.com/acme/call?language=pt'

for (const [path, width, prepare, fallback, newTab, tab] of [
  ['/book-a-demo', 1280, blockLeadForm, 'Trouble with the form?', 'open it in a new tab', TAB],
  ['/pt/talk-to-an-expert', 390, announceScheduler, 'Problemas com a agenda?', 'nova aba', PT_TAB],
] as const) {
  // Regression: if the host was unreachable, the iframe showed the browser's error page without a fallback.
  test(`shows fallback links below the form on ${path} at ${width} px, and does not shift when it loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await prepare(page)
    await watchShifts(page)
    await openHydrated(page, path)
    await page.evaluate(() => document.fonts.ready)
    await resetShifts(page)
    const { box, iframe, line } = partsOf(page)
    const link = line.getByRole('link', { name: newTab })
    await expect(line).toContainText(fallback)
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
    await expect(link).toHaveAttribute('href', tab)
    await expect(link).toHaveAttribute('target', '_blank')
    await expectNoViolations(page, 'main [data-phase] + p')
  })
}

testWithoutScripts('shows the fallback links without scripts', async ({ page }) => {
  await stubDocument(page, LEAD_FORM, FORM)
  await page.goto('/book-a-demo')
  await expect(partsOf(page).line.getByRole('link', { name: 'open it in a new tab' })).toBeVisible()
  // Unit tests check which hosts each page needs.
  await expect(page.locator('link[rel=preconnect][href="https://forms.example"]')).toHaveCount(1)
})

test('shows an error with a retry button after 8 s for a vendor that announces itself', async ({ page }) => {
  await stubDocument(page, SCHEDULER, FORM, '', 503)
  await openWithFakedClock(page, '/talk-to-an-expert')
  const { box, iframe, line } = partsOf(page)
  await box.scrollIntoViewIfNeeded()
  const retry = box.getByRole('button', { name: 'Try again' })
  await page.clock.runFor(FRAME_READY_TIMEOUT_MS)
  // The clock is paused now: the second attempt is timed from its start.
  await retry.click()
  // It has loaded, but not announced itself.
  await expect(iframe.contentFrame().locator('h1')).toBeAttached()
  await page.clock.runFor(FRAME_READY_TIMEOUT_MS - 100)
  await expect(box).toHaveAttribute('data-phase', 'loading')
  await page.clock.runFor(200)
  await expect(box.getByRole('heading')).toHaveText('The calendar didn’t load')
  await expect(box.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
  await expect(line.locator('a[href^="mailto:"]')).toBeVisible()

  await test.step('shows a vendor that announces itself late', async () => {
    await stubDocument(page, SCHEDULER, FORM, `addEventListener('message', () => ${ANNOUNCEMENT})`)
    await retry.click()
    await expect(iframe.contentFrame().locator('script')).toBeAttached()
    await page.clock.runFor(FRAME_READY_TIMEOUT_MS)
    await expect(box).toHaveAttribute('data-phase', 'failed')
    await iframe.evaluate((element: HTMLIFrameElement) => element.contentWindow?.postMessage('go on', '*'))
    await expect(iframe).toBeVisible()
    await expect(iframe).toBeFocused()
  })
})
