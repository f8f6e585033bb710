import { chromium, type Browser, type Page } from '@playwright/test'
import { openHydrated } from '#tests/open-page.ts'
import { findChromium } from '../chromium.ts'
import type { Violation } from './violations.ts'

export const WIDTHS = [390, 1440]
const HEIGHT = 900
const CONCURRENCY = 2

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...flags]
  return chromium.launch({ executablePath: await findChromium(), args })
}

type Check = (page: Page) => Promise<Omit<Violation, 'where'>[]>

/** Motion is reduced, because contrast is wrong in the middle of a fade. */
export async function checkPaths(site: string, paths: readonly string[], check: Check): Promise<Violation[]> {
  const browser = await launchBrowser()
  const queue = [...paths]
  const violations: Violation[] = []
  const takeFromQueue = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      violations.push(...(await checkPath(browser, site, path, check)))
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, takeFromQueue))
  } finally {
    await browser.close()
  }
  console.log(`${paths.length} paths at ${WIDTHS.join(' and ')} px`)
  return violations
}

async function checkPath(browser: Browser, site: string, path: string, check: Check): Promise<Violation[]> {
  const context = await browser.newContext({ baseURL: site, ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openHydrated(page, path)
  const violations: Violation[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    violations.push(...(await check(page)).map((violation) => ({ ...violation, where: `${path} at ${width} px` })))
  }
  await context.close()
  return violations
}
