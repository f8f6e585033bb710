import { chromium, type Browser } from '@playwright/test'
import { violationsOn } from '../../tests/axe.ts'
import { openHydrated } from '../../tests/hydrated.ts'
import { findChromium } from '../chromium.ts'
import { countFaults, printFaults, type Fault } from './faults.ts'
import type { Figures } from './figures.ts'

const WIDTHS = [390, 1440]
const HEIGHT = 900
const PAGES_AT_ONCE = 2

/** Every path as a visitor has it, narrow and wide, its frames included. Nothing moves: half-way colours are nobody's contrast. */
export async function auditAccessibility(site: string, paths: readonly string[]): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const queue = [...paths]
  const faults: Fault[] = []
  const takeFromQueue = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      faults.push(...(await faultsOn(browser, site, path)))
    }
  }
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeFromQueue))
  } finally {
    await browser.close()
  }
  console.log(`${paths.length} paths at ${WIDTHS.join(' and ')} px`)
  printFaults(faults)
  return { axe: countFaults(faults) }
}

async function faultsOn(browser: Browser, site: string, path: string): Promise<Fault[]> {
  const context = await browser.newContext({ baseURL: site, ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openHydrated(page, path)
  const faults: Fault[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const violations = await violationsOn(page)
    faults.push(...violations.map(({ rule, html }) => ({ what: rule, where: `${path} at ${width} px`, html })))
  }
  await context.close()
  return faults
}
