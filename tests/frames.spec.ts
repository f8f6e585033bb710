import { FRAME_LOAD_TIMEOUT_MS } from '#site/timings.ts'
import { expectNoViolations } from './axe.ts'
import { expect, READY, recordEvents, stubDocument, test, type Page } from './fixtures.ts'
import { resetShifts, shiftOf, watchShifts } from './layout-shift.ts'
import { openHydrated, openWithFakedClock } from './open-page.ts'
import { waitForEchoes } from './wait-for.ts'

const stubForm = (page: Page, script = '') => stubDocument(page, '**/embed/**', '<main><h1>Form</h1></main>', script)

function formFrame(page: Page) {
  const box = page.locator('#book-a-demo [data-phase]')
  return { box, iframe: box.locator('iframe') }
}

const heightOf = async (page: Page) => (await formFrame(page).box.boundingBox())?.height

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows an error with a retry button if the form has not loaded after 10 s', async ({ page }) => {
    await stubForm(page)
    await openWithFakedClock(page, '/')
    const { box, iframe } = formFrame(page)
    await expect(iframe).toHaveCount(0)
    await box.scrollIntoViewIfNeeded()
    await expect(iframe).toBeAttached()
    await expect(box.getByRole('status')).toHaveText('Loading the form')
    await page.clock.runFor(FRAME_LOAD_TIMEOUT_MS - 100)
    await expect(box).toHaveAttribute('data-phase', 'loading')
    await page.clock.runFor(200)
    await expect(box.getByRole('heading')).toHaveText('The form didn’t load')
    await expect(box.getByRole('link', { name: 'hello@verdora.example' })).toBeVisible()
    await expect(box.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      '/embed/en/lead-form?landing=%2F&page=%2F',
    )
    expect(await heightOf(page)).toBe(800)
    await page.clock.resume()
    await expectNoViolations(page, '#book-a-demo')

    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(box).toHaveAttribute('data-phase', 'loading')
    await expectNoViolations(page, '#book-a-demo', 'while it loads')
    await iframe
      .contentFrame()
      .locator('main')
      .evaluate(() => parent.postMessage({ type: 'frame:ready' }, '*'))
    await expect(iframe).toBeVisible()
    await expect(box.getByRole('status')).toHaveCount(0)
  })

  // Regression: an iframe whose URL has a fragment scrolled the page around it.
  test('loads the site’s own form without layout shift', async ({ page }) => {
    await watchShifts(page)
    await openHydrated(page, '/')
    // Shifts caused by the page and its font are tested elsewhere.
    await page.evaluate(() => document.fonts.ready)
    await resetShifts(page)
    const { box, iframe } = formFrame(page)
    expect(await heightOf(page)).toBe(800)
    const scrolled = await box.evaluate((element) => {
      // The form is near the viewport, but not in it.
      window.scrollTo({ top: element.getBoundingClientRect().top - 1000, behavior: 'instant' })
      return window.scrollY
    })
    await expect(box).toHaveAttribute('data-phase', 'shown')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect(await heightOf(page)).toBe(800)
    expect(await shiftOf(page)).toBeLessThan(0.005)
    await expectNoViolations(page, '#book-a-demo')
    await expect(iframe.contentFrame().locator('main')).toBeVisible()
    await expect(iframe.contentFrame().locator('header')).toBeHidden()
    // The fallback line is only for forms of other hosts.
    await expect(page.getByText('Trouble with the form?')).toHaveCount(0)
  })
})

test('counts a sent form once, and only messages from the form itself', async ({ page }) => {
  const leads = await recordEvents(page, /^generate_lead$/)
  await stubForm(page, `${READY}; addEventListener('message', ({ data }) => parent.postMessage(data, '*'))`)
  await openHydrated(page, '/book-a-demo')
  const { box, iframe } = formFrame(page)
  await box.scrollIntoViewIfNeeded()
  await expect(iframe).toBeVisible()
  await page.evaluate(() => {
    const data = { type: 'frame:lead-sent' }
    const source = document.querySelector<HTMLIFrameElement>('#book-a-demo iframe')?.contentWindow ?? null
    window.postMessage(data, '*')
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://evil.example' }))
    window.dispatchEvent(new MessageEvent('message', { data, source: null, origin: window.location.origin }))
  })
  await waitForEchoes(iframe)
  expect(await leads()).toEqual([])

  await iframe.evaluate((element: HTMLIFrameElement) => {
    for (let time = 0; time < 2; time += 1) {
      element.contentWindow?.postMessage({ type: 'frame:lead-sent', email: 'ana@acme.example' }, '*')
    }
  })
  await waitForEchoes(iframe)
  expect(await leads()).toEqual([['event', 'generate_lead', { form: 'lead-form', page: '/book-a-demo' }]])
})

test('shows the site’s header on an embedded page opened directly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/embed/pt/scheduler')
  await expect(page.locator('header a[href="/pt"]')).toBeVisible()
  await expectNoViolations(page)
})
