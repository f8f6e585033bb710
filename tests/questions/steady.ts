import { expect, type Page } from '../fixtures.ts'
import { forgetShifts, shiftOf } from '../layout-shift.ts'
import { NO_SHIFT } from './served.ts'

/** Nothing shifts on the way down, although sections are only laid out when they come near. */
export async function staysOnTheWayDown(page: Page, width: number): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset['whole'])
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await forgetShifts(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    }
  })
  expect.soft(await shiftOf(page), `at ${width} px`).toBeLessThan(NO_SHIFT)
}
