/** Waiting by the page's own order of things: a busy machine is slow, but it does not take turns out of order. */

import type { Locator, Page } from '@playwright/test'

/** Until messages that were sent to the page before have been heard. */
export async function messagesHeard(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((heard) => {
        addEventListener('message', ({ data }) => data === 'a turn' && heard())
        postMessage('a turn', '*')
      }),
  )
}

/** The same for what a frame has sent that answers with what it is told. */
export async function echoesHeard(frame: Locator): Promise<void> {
  await frame.evaluate(
    (element: HTMLIFrameElement) =>
      new Promise<void>((heard) => {
        addEventListener('message', ({ data, source }) => {
          if (data === 'a turn' && source === element.contentWindow) heard()
        })
        element.contentWindow?.postMessage('a turn', '*')
      }),
  )
}

/** Until timers of the page that were set before for so long have run. */
export async function timersRun(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((run) => setTimeout(run, time)), milliseconds)
}
