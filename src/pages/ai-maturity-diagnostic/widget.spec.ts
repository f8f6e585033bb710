import { FRAME_LOAD_TIMEOUT_MS, WIDGET_CLICK_DELAY_MS, WIDGET_OUTSIDE_CLICK_ARMED_MS } from '#site/timings.ts'
import { expectNoViolations } from '#tests/axe.ts'
import { expect, READY, recordEvents, stubDocument, test, testWithoutScripts, type Page } from '#tests/fixtures.ts'
import { openHydrated, openWithFakedClock, pauseClock } from '#tests/open-page.ts'
import { waitForTimers } from '#tests/wait-for.ts'
import { definition } from './definition.ts'

const PATH = definition.path
const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const WIDGET = '<main aria-label="Diagnostic"><h1>Diagnostic</h1><input aria-label="Answer"></main>'

const stubWidget = (page: Page, script = READY) => stubDocument(page, '**/embed/**', WIDGET, script)

function partsOf(page: Page) {
  return {
    hero: page.locator('main section').first().locator('[data-phase]'),
    widget: page.getByRole('dialog', { name: 'AI maturity diagnostic' }),
    start: page.locator('main button').first(),
    closing: page.locator('[data-voice-widget]'),
  }
}

async function insert(page: Page, button: 'start' | 'closing'): Promise<void> {
  await partsOf(page)[button].click()
  await page.clock.runFor(WIDGET_CLICK_DELAY_MS)
  await expect(partsOf(page).widget).toBeVisible()
}

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

test('shows the widget in the hero, 400 by 600 px, and the button focuses it', async ({ page }) => {
  const events = await recordEvents(page, /^generate_lead$/)
  await stubWidget(page, `${READY}; parent.postMessage({ type: 'frame:lead-sent' }, '*')`)
  await openHydrated(page, `${PATH}?utm_source=mail`)
  const { hero, start, widget } = partsOf(page)
  await expect(hero).toHaveAttribute('data-phase', 'shown')
  expect(await hero.boundingBox()).toMatchObject({ width: 400, height: 600 })
  const frame = hero.locator('iframe')
  await expect(frame).toHaveAttribute(
    'src',
    '/embed/en/diagnostic/framed?utm_source=mail&landing=%2Fai-maturity-diagnostic&page=%2Fai-maturity-diagnostic',
  )
  await expect(frame).toHaveAttribute('title', /^AI maturity\sdiagnostic$/)
  await start.click()
  await expect(frame).toBeFocused()
  await expect(widget).toHaveCount(0)

  // Regression: leads from the diagnostic were not counted and had no source.
  await test.step('counts a sent report with its page', () =>
    expect.poll(events).toEqual([['event', 'generate_lead', { form: 'diagnostic', page: PATH }]]))
  await test.step('opens one question at a time or none, and links to the sample report', async () => {
    await page.locator('main a[href$="#sample-report"]').click()
    await expect(page.getByRole('heading', { name: 'A look inside a report' })).toBeInViewport()
    const open = page.locator('main details[open]')
    await expect(open).toHaveCount(1)
    const question = page.locator('main details').nth(2)
    await question.locator('summary').click()
    await expect(open).toHaveCount(1)
    await expect(question).toHaveAttribute('open')
    await question.locator('summary').click()
    await expect(open).toHaveCount(0)
  })
})

for (const [name, viewport, button] of [
  ['narrow', NARROW, 'start'],
  ['wide', WIDE, 'closing'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test('the widget that a button inserts opens once, is accessible, and closes in every way', async ({ page }) => {
      const isWide = name === 'wide'
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await stubWidget(page, isWide ? '' : READY)
      await openWithFakedClock(page, PATH)
      const { hero, widget, ...buttons } = partsOf(page)

      if (isWide) {
        await test.step('shows an error after 10 s if the widget page does not load, with a link to a new tab', () =>
          expectLoadingError(page))
      } else {
        await test.step('loads no iframe on a narrow screen before a click', async () => {
          await page.waitForLoadState('networkidle')
          expect(requested.filter((path) => path.startsWith('/embed'))).toEqual([])
          await expect(hero).toBeHidden()
        })
      }

      await test.step('opens once, 800 ms after the click, and takes the focus', async () => {
        await expect(widget).toHaveCount(0)
        await buttons[button].dblclick()
        await page.clock.runFor(WIDGET_CLICK_DELAY_MS - 50)
        await expect(widget).toHaveCount(0)
        await page.clock.runFor(50)
        await expect(widget).toHaveCount(1)
        await expect(widget.locator('iframe')).toBeFocused()
        await expect(page.locator('main iframe')).toHaveCount(1)
        const box = await widget.boundingBox()
        expect(box?.width).toBe(isWide ? 400 : viewport.width)
        expect(box?.height).toBeGreaterThanOrEqual(isWide ? 600 : viewport.height * 0.8)
        await expect(hero).toHaveAttribute('data-phase', 'elsewhere')
      })

      const close = widget.getByRole('button', { name: 'Close the diagnostic' })
      const answer = widget.locator('iframe').contentFrame().getByLabel('Answer')
      await test.step('closes on a click outside from 1 s after it opened, but not on a click inside', async () => {
        await page.clock.runFor(WIDGET_OUTSIDE_CLICK_ARMED_MS - 50)
        await page.locator('main h2').last().dispatchEvent('click')
        await expect(widget).toHaveCount(1)
        await page.clock.runFor(50)
        await widget.locator('p').first().click()
        await answer.click()
        await clickInShadowRoot(page)
        await expect(widget).toHaveCount(1)
        await page.locator('main h2').last().dispatchEvent('click')
        await expect(widget).toHaveCount(0)
        await expect(hero).toHaveAttribute('data-phase', 'waiting')
      })

      await test.step('stays one if the other button is clicked too', async () => {
        await insert(page, button)
        await buttons.closing.dispatchEvent('click')
        await page.clock.runFor(WIDGET_CLICK_DELAY_MS)
        await expect(widget).toHaveCount(1)
        await close.click()
        await expect(widget).toHaveCount(0)
      })

      await test.step('closes on Escape and the close button, and restores the focus', async () => {
        for (const dismiss of [() => answer.press('Escape'), () => close.press('Escape'), () => close.click()]) {
          await insert(page, button)
          await dismiss()
          await expect(widget).toHaveCount(0)
          await expect(buttons[button]).toBeFocused()
        }
      })

      if (!isWide) {
        await test.step('has no accessibility violations, and keeps the focus in the sheet', async () => {
          await page.clock.resume()
          await buttons[button].click()
          await expect(widget.locator('[data-phase=shown]')).toBeVisible()
          await expectNoViolations(page, 'dialog')
          await expectFocusTrapped(page)
        })
      }

      await test.step('is removed on navigation', async () => {
        await pauseClock(page)
        await buttons[button].click()
        await page.locator('header a[href="/"]').first().click()
        await expect(page).toHaveURL('/')
        await page.clock.runFor(WIDGET_CLICK_DELAY_MS + WIDGET_OUTSIDE_CLICK_ARMED_MS)
        await expect(widget).toHaveCount(0)
      })
    })
  })
}

async function expectLoadingError(page: Page): Promise<void> {
  const { hero } = partsOf(page)
  await expect(hero.getByRole('status')).toHaveText('Loading the diagnostic')
  await page.clock.runFor(FRAME_LOAD_TIMEOUT_MS)
  await expect(hero.getByRole('heading')).toHaveText('The diagnostic didn’t load')
  await expect(hero.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/embed/en/diagnostic?landing=%2Fai-maturity-diagnostic&page=%2Fai-maturity-diagnostic',
  )
  await page.clock.resume()
  await expectNoViolations(page, 'main [data-phase]')
  await stubWidget(page)
  await hero.getByRole('button', { name: 'Try again' }).click()
  await expect(hero).toHaveAttribute('data-phase', 'shown')
  await pauseClock(page)
}

/** Regression: the sheet covers the page, but Tab moved on through the page beneath it. */
async function expectFocusTrapped(page: Page): Promise<void> {
  const { widget } = partsOf(page)
  await expect(widget.locator('iframe')).toBeFocused()
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
  // A tap outside the sheet, on the site header, only closes it.
  await waitForTimers(page, WIDGET_OUTSIDE_CLICK_ARMED_MS)
  await page.mouse.click(40, 20)
  await expect(widget).toHaveCount(0)
  await expect(page).toHaveURL(PATH)
}

testWithoutScripts('shows that the diagnostic needs scripts, and links to an expert', async ({ page }) => {
  await page.goto(PATH)
  const note = page.locator('main noscript p')
  await expect(note).toBeVisible()
  await expect(note.locator('a')).toHaveAttribute('href', '/talk-to-an-expert')
  const { hero, start } = partsOf(page)
  await expect(hero).toBeHidden()
  await expect(start).toBeHidden()
})

/** Third-party agents render in a shadow root, so their clicks are retargeted to the host. */
function clickInShadowRoot(page: Page): Promise<void> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const host = dialog.appendChild(document.createElement('div'))
    const button = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'))
    button.click()
    host.remove()
  })
}
