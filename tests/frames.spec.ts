import { FRAME_LOAD_MS } from '#site/timings.ts'
import { expectNothingFound } from './axe.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated, openWithFakedClock } from './hydrated.ts'
import { forgetShifts, shiftOf, watchShifts } from './layout-shift.ts'
import { echoesHeard, messagesHeard } from './wait-for.ts'

const READY = `parent.postMessage({ type: 'frame:ready' }, '*')`

/** Stands in for the embedded form: it runs what it is given, and says nothing else. */
async function standIn(page: Page, script: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1></main><script>${script}</script></html>`
  await page.route('**/embed/**', (route) => route.fulfill({ contentType: 'text/html', body }))
}

function formFrame(page: Page) {
  const box = page.locator('#book-a-demo [data-phase]')
  return { box, iframe: box.locator('iframe') }
}

async function heightOf(page: Page): Promise<number | undefined> {
  return (await formFrame(page).box.boundingBox())?.height
}

test.describe('on a narrow screen, without motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('a form that does not come is said so after 10 s, and can be asked for again', async ({ page }) => {
    await standIn(page, '')
    await openWithFakedClock(page, '/')
    const { box, iframe } = formFrame(page)
    await expect(iframe).toHaveCount(0)
    await box.scrollIntoViewIfNeeded()
    await expect(iframe).toBeAttached()
    await expect(box.getByRole('status')).toHaveText('Loading the form')
    await page.clock.runFor(FRAME_LOAD_MS - 100)
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
    await expectNothingFound(page, '#book-a-demo')

    await standIn(page, READY)
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(iframe).toBeVisible()
    await expect(box.getByRole('status')).toHaveCount(0)
  })

  test('a form on its way is no barrier', async ({ page }) => {
    await standIn(page, '')
    await openHydrated(page, '/pt')
    const { box, iframe } = formFrame(page)
    await box.scrollIntoViewIfNeeded()
    await expect(iframe).toBeAttached()
    await expectNothingFound(page, '#book-a-demo')
    await expect(box).toHaveAttribute('data-phase', 'loading')
  })

  test('a form that comes late is shown after all', async ({ page }) => {
    await standIn(page, `addEventListener('message', () => ${READY})`)
    await openWithFakedClock(page, '/pt')
    const { box, iframe } = formFrame(page)
    await box.scrollIntoViewIfNeeded()
    // Its script listens; the page's clock would run ahead of that.
    await expect(iframe.contentFrame().locator('script')).toBeAttached()
    await page.clock.runFor(FRAME_LOAD_MS)
    await expect(box.getByRole('heading')).toHaveText('O formulário não carregou')
    await iframe.evaluate((element: HTMLIFrameElement) => element.contentWindow?.postMessage('go on', '*'))
    await expect(iframe).toBeVisible()
  })

  test('the site’s own form comes by itself, and nothing shifts', async ({ page }) => {
    await watchShifts(page)
    await openHydrated(page, '/')
    // What comes with the page itself, its font among it, is tested elsewhere.
    await page.evaluate(() => document.fonts.ready)
    await forgetShifts(page)
    expect(await heightOf(page)).toBe(800)
    await formFrame(page).box.scrollIntoViewIfNeeded()
    await expect(formFrame(page).iframe).toBeVisible()
    expect(await heightOf(page)).toBe(800)
    expect(await shiftOf(page)).toBeLessThan(0.005)
    await expectNothingFound(page, '#book-a-demo')
    const inside = formFrame(page).iframe.contentFrame()
    await expect(inside.locator('main')).toBeVisible()
    await expect(inside.locator('header')).toBeHidden()
    // What stands below a form of another company would say it twice here.
    await expect(page.getByText('Trouble with the form?')).toHaveCount(0)
  })
})

// Guards a fault: a frame whose address names a place in it drew the page around it to that place.
for (const path of ['/', '/book-a-demo', '/pt/talk-to-an-expert']) {
  test(`a form that comes leaves ${path} where the visitor is`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openHydrated(page, path)
    const box = page.locator('[data-phase]')
    const before = await box.evaluate((element) => {
      // The form is near, and not on screen yet where the page is long enough.
      window.scrollTo({ top: element.getBoundingClientRect().top - 700, behavior: 'instant' })
      return window.scrollY
    })
    await expect(box).toHaveAttribute('data-phase', 'shown')
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
}

test('a sent form counts once, and only if the form itself says so', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = []
    Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) })
  })
  await standIn(page, `${READY}; addEventListener('message', ({ data }) => parent.postMessage(data, '*'))`)
  await openHydrated(page, '/')
  const { box, iframe } = formFrame(page)
  await box.scrollIntoViewIfNeeded()
  await expect(iframe).toBeVisible()
  const leads = () =>
    page.evaluate(() =>
      (window as unknown as { calls: unknown[][] }).calls.filter((call) => call[1] === 'generate_lead'),
    )

  await page.evaluate(() => {
    const data = { type: 'frame:lead-sent' }
    const source = document.querySelector<HTMLIFrameElement>('#book-a-demo iframe')?.contentWindow ?? null
    window.postMessage(data, '*')
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://evil.example' }))
    window.dispatchEvent(new MessageEvent('message', { data, source: null, origin: window.location.origin }))
  })
  await messagesHeard(page)
  expect(await leads()).toEqual([])

  await iframe.evaluate((element: HTMLIFrameElement) => {
    for (let time = 0; time < 2; time += 1) {
      element.contentWindow?.postMessage({ type: 'frame:lead-sent', email: 'ana@acme.example' }, '*')
    }
  })
  await expect.poll(leads).toEqual([['event', 'generate_lead', { form: 'lead-form', page: '/' }]])
  await echoesHeard(iframe)
  expect(await leads()).toHaveLength(1)
})

test('a campaign and the landing page survive to the form', async ({ page }) => {
  await standIn(page, READY)
  await openHydrated(page, '/pt/services/data-analytics?utm_source=mail&gclid=a%20b&email=ana%40acme.example')
  await page.locator('header a[href="/pt/book-a-demo"]:visible').click()
  await expect(formFrame(page).iframe).toHaveAttribute(
    'src',
    '/embed/pt/lead-form/framed?utm_source=mail&gclid=a+b&landing=%2Fpt%2Fservices%2Fdata-analytics&page=%2Fpt%2Fbook-a-demo',
  )
})

test('by itself, an embedded page says whose it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/embed/pt/scheduler')
  await expect(page.locator('header a[href="/pt"]')).toBeVisible()
  await expectNothingFound(page)
})
