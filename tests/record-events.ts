import type { Page } from './fixtures.ts'

/** Replaces Google Analytics on pages opened from now on. Returns a function that reads its calls so far. */
export async function recordEvents(page: Page, names = /./): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    const events: unknown[][] = []
    Object.assign(window, { events, gtag: (...call: unknown[]) => events.push(call) })
  })
  return async () => {
    const events = await page.evaluate(() => (window as unknown as { events: unknown[][] }).events)
    return events.filter(([, name]) => names.test(String(name)))
  }
}
