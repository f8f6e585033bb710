/**
 * Measures the time from the first tap on a control to the next paint, on a phone with a CPU four times slower.
 * Controls that work without scripts are compared with the same page without scripts.
 */

import type { Browser } from '@playwright/test'
import { launchBrowser, phone, pinToCore } from './browser.ts'
import type { Servers } from './servers.ts'

const taps = {
  menu: { selector: 'header button[popovertarget]', worksWithoutScripts: true },
  accordion: { selector: 'main details > summary', worksWithoutScripts: true },
  launcher: { selector: 'aside form button', worksWithoutScripts: false },
}

/** Milliseconds after the page has loaded. */
const delays = [0, 4000]

const SLOWDOWN = 4
const GOOD_MS = 200
/** The Event Timing API reports nothing shorter. */
const MIN_REPORTED_MS = 16
const REPORT_TIMEOUT_MS = 1200

type Tap = { path: string; what: string; wait: number; site: number; plain?: number }

export async function auditTaps({ site, yardstick }: Servers, paths: readonly string[], runs: number): Promise<void> {
  const browser = await launchBrowser(pinToCore())
  const measurements: Tap[] = []
  try {
    for (const path of paths) {
      for (const [what, { selector, worksWithoutScripts }] of Object.entries(taps)) {
        for (const wait of delays) {
          const tap = await fastestOf(runs, () => timeTap(browser, site + path, selector, wait))
          if (tap === undefined) continue
          const plain = worksWithoutScripts
            ? await fastestOf(runs, () => timeTap(browser, yardstick + path, selector, wait))
            : undefined
          measurements.push({ path, what, wait, site: tap, ...(plain !== undefined && { plain }) })
        }
      }
    }
  } finally {
    await browser.close()
  }
  printTaps(measurements)
}

/** Other processes can only make a tap slower, so the fastest run counts. */
async function fastestOf(runs: number, time: () => Promise<number | undefined>): Promise<number | undefined> {
  let best: number | undefined
  for (let run = 0; run < runs && (best ?? Infinity) > GOOD_MS; run += 1) {
    const ms = await time()
    if (ms === undefined) return undefined
    best = Math.min(best ?? Infinity, ms)
  }
  return best
}

async function timeTap(browser: Browser, address: string, selector: string, wait: number): Promise<number | undefined> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...phone })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript((shortest) => {
      const reported: number[] = []
      Object.assign(window, { reported })
      new PerformanceObserver((list) => {
        // Like INP, ignore the hover events that browsers send when something opens under the finger.
        const presses = (list.getEntries() as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId)
        reported.push(...presses.map(({ duration }) => duration))
      }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
    }, MIN_REPORTED_MS)
    await page.goto(address)
    const control = page.locator(selector).first()
    if ((await control.count()) === 0) return undefined
    await control.scrollIntoViewIfNeeded()
    await page.waitForTimeout(wait)
    const box = await control.boundingBox()
    if (!box) return undefined
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(REPORT_TIMEOUT_MS)
    const durations = await page.evaluate(() => (window as unknown as { reported: number[] }).reported)
    return Math.max(MIN_REPORTED_MS, ...durations)
  } finally {
    await context.close()
  }
}

function printTaps(measurements: readonly Tap[]): void {
  const rows = measurements.map(({ path, what, wait, site, plain }) => {
    return [`${path}: ${what}${wait ? ' later' : ''}`, { site, plain }] as const
  })
  console.log(`First tap at ${SLOWDOWN}x, in ms. Plain: without scripts`)
  console.table(Object.fromEntries(rows))
  const slow = measurements.filter(({ site }) => site > GOOD_MS)
  const slowest = Math.max(...measurements.map(({ site }) => site))
  if (slow.length === 0) console.log(`met: first taps at most ${GOOD_MS} ms (${slowest})`)
  else console.log(`NOT MET: first taps at most ${GOOD_MS} ms, ${slow.length} of ${measurements.length}`)
}
