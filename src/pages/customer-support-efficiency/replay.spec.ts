import { fileIn } from '#i18n/testing/texts-in.ts'
import { expect, test, type Page } from '#tests/fixtures.ts'
import { openHydrated, openWithFakedClock } from '#tests/open-page.ts'
import { contrastOf } from '#tools/brand/oklch.ts'
import { definition } from './definition.ts'
import { outcomeAt, replayByHand, replayWithAssistant, stateAt } from './replay.ts'
import { REPLAYED_MINUTES, supportTickets } from './sample-data.ts'
import { formatTime } from './time.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { open } = fileIn('en', 'customersupportefficiency').hero.replay

const ways = [replayByHand, replayWithAssistant]

async function expectHalves(page: Page, minute: number): Promise<void> {
  for (const [index, work] of ways.entries()) {
    const courses = supportTickets.map(work)
    const half = page.locator('main section').first().locator('table').nth(index)
    const isOpen = courses.filter((course) => stateAt(minute, course) === 'open')
    await expect(half.locator('tbody td:last-child').filter({ hasText: open })).toHaveCount(isOpen.length)
    const outcome = half.locator('+ div')
    await expect(outcome).toContainText(String(outcomeAt(minute, courses)?.average ?? '–'))
  }
}

/** Bars of the legend: waiting, a person, the assistant. */
const LEGEND = 'main li > svg > rect'
/** Bars of the section on where the time goes: waiting, work. */
const TIME = 'main p + svg > rect'

function colorsOf(page: Page, bars: string, property: 'fill' | 'stroke'): Promise<string[]> {
  return page.locator(bars).evaluateAll((all, name) => all.map((bar) => getComputedStyle(bar)[name]), property)
}

test('replays the day up to the slider, with colors and labels that everyone can tell apart', async ({ page }) => {
  await openHydrated(page, definition.path)
  const slider = page.locator('main section').first().getByRole('slider')

  await test.step('shows the full day at first', async () => {
    await expect(slider).toHaveValue(String(REPLAYED_MINUTES))
    await expectHalves(page, REPLAYED_MINUTES)
  })
  await test.step('moves by keyboard, and announces the time', async () => {
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', formatTime(0, 'en'))
    await expectHalves(page, 0)
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', formatTime(5, 'en'))
  })
  await test.step('moves by pointer', async () => {
    await slider.click()
    const minute = Number(await slider.inputValue())
    expect(Math.abs(minute - REPLAYED_MINUTES / 2)).toBeLessThanOrEqual(5)
    await expect(slider).toHaveAttribute('aria-valuetext', formatTime(minute, 'en'))
    await expectHalves(page, minute)
  })
  await test.step('draws waiting with a contrast of 3:1, and its bars differ in forced colors', async () => {
    for (const bars of [LEGEND, TIME]) {
      const [waiting = ''] = await colorsOf(page, bars, 'stroke')
      expect(waiting).toMatch(/^rgb/)
      expect(contrastOf(waiting, '#ffffff')).toBeGreaterThanOrEqual(3)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      for (const bars of [LEGEND, TIME]) {
        const fills = await colorsOf(page, bars, 'fill')
        expect(new Set(fills).size, `in ${fills.join(', ')}`).toBe(fills.length)
      }
    }
  })
  await test.step('labels both times of each part on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 900 })
    const table = page.locator('table:has(tfoot)')
    const [, ...columns] = await table.locator('thead th').allInnerTexts()
    await expect(table.getByRole('columnheader')).toHaveCount(columns.length + 1)
    for (const [index, column] of columns.entries()) {
      const cells = table.locator(`td:nth-of-type(${index + 1})`)
      const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))
      expect(new Set(labels.map((label) => label.split('"')[1]))).toEqual(new Set([column]))
    }
  })
})

test('runs through the day once, until the visitor takes over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithFakedClock(page, definition.path)
  const slider = page.locator('main section').first().getByRole('slider')
  const runWhenShown = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.evaluate(() => new Promise((done) => new IntersectionObserver(done).observe(document.body)))
    await slider.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(slider).toHaveValue(String(REPLAYED_MINUTES))
    const minutes: number[] = []
    while (minutes.length < 40) {
      await page.clock.runFor(100)
      minutes.push(Number(await slider.inputValue()))
    }
    return minutes
  }

  const minutes = await runWhenShown()
  const morning = minutes.indexOf(Math.min(...minutes))
  expect(minutes[morning]).toBeLessThan(30)
  const day = minutes.slice(morning)
  expect(day).toEqual(day.toSorted((one, other) => one - other))
  expect(day.at(-1)).toBe(REPLAYED_MINUTES)
  await expectHalves(page, REPLAYED_MINUTES)

  await test.step('stops at a key, for good', async () => {
    await runWhenShown()
    await page.clock.runFor(5000)
    await slider.focus()
    await page.keyboard.press('Home')
    await page.clock.runFor(5000)
    await expect(slider).toHaveValue('0')
    await expectHalves(page, 0)
  })
})
