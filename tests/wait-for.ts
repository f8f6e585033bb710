/** Waits by event order instead of time: a busy machine is slow, but keeps the order. */

import type { Locator, Page } from '@playwright/test'

/** Until the page has received all earlier messages. */
export async function waitForMessages(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'marker' && resolve())
        postMessage('marker', '*')
      }),
  )
}

/** Until all earlier messages of an iframe that echoes messages have been received. */
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
