/** Waits by event order instead of time: a busy machine is slow, but keeps the order. */

import type { Locator, Page, Route } from '@playwright/test'

export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Until all earlier messages of the page, and of an iframe that echoes messages, have been received. */
export async function waitForEchoes(frame: Locator): Promise<void> {
  await frame.evaluate(
    (element: HTMLIFrameElement) =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data, source }) => {
          if (data === 'marker' && source === element.contentWindow) resolve()
        })
        element.contentWindow?.postMessage('marker', '*')
      }),
  )
}

/** Until earlier timers of the page with this delay have fired. */
export async function waitForTimers(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds)
}

/** Holds back matching requests until the returned function is called, which continues or aborts them. */
export async function holdBack(page: Page, url: string | RegExp): Promise<(then?: 'continue' | 'abort') => void> {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route(url, async (route: Route) => route[await promise]())
  return (then = 'continue') => resolve(then)
}
