import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { openHydrated } from '#tests/open-page.ts'
import { launchChromium } from '../chromium.ts'
import type { Violation } from './figures.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const WIDTHS = [390, 1440]
const HEIGHT = 900
const CONCURRENCY = 2

export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return launchChromium(['--disable-quic', ...flags])
}

/** Works through the items in parallel, each time in a browser that other items have used. */
export async function withBrowsers<Item>(
  items: readonly Item[],
  work: (browser: Browser, item: Item, remaining: number) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const takeFromQueue = async () => {
    const browser = await launchBrowser()
    try {
      for (let next = queue.shift(); next; next = queue.shift()) await work(browser, next, queue.length)
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, takeFromQueue))
}

type Check = (page: Page) => Promise<Omit<Violation, 'where'>[]>

/** Motion is reduced, because contrast is wrong in the middle of a fade. */
export async function checkPaths(site: string, paths: readonly string[], check: Check): Promise<Violation[]> {
  const violations: Violation[] = []
  await withBrowsers(paths, async (browser, path) => {
    const context = await browser.newContext({ baseURL: site, ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await openHydrated(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      const found = await check(page)
      violations.push(...found.map((violation) => ({ ...violation, where: `${path} at ${width} px` })))
    }
    await context.close()
  })
  console.log(`${paths.length} paths at ${WIDTHS.join(' and ')} px`)
  return violations
}

/**
 * Pins the measured page to its own core, because Lighthouse measures wall-clock time. Returns flags for the browser,
 * or none if pinning is not possible.
 */
export function pinToCore(): string[] {
  const last = availableParallelism() - 1
  if (last < 1) return []
  // Includes all threads; child processes inherit it.
  const parameters = ['--all-tasks', '--cpu-list', '--pid', `0-${last - 1}`, String(process.pid)]
  const isPinned = spawnSync('taskset', parameters).status === 0
  return isPinned ? ['--no-zygote', `--renderer-cmd-prefix=taskset --cpu-list ${last}`] : []
}
