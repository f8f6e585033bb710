import type { Page } from '@playwright/test'
import { EMBED_ROOT } from '#site/embed-root.ts'

/** Opens a path as a visitor who has begun to move, and waits until its first screen answers; the sections below rest. */
export async function openMoved(page: Page, path: string): Promise<void> {
  const refreshed = waitForTexts(page)
  await page.goto(path)
  await move(page)
  await refreshed
  // The first one may have come before anything heard of it.
  await move(page)
  await waitForPaint(page)
}

/** Opens a path whose page is not hydrated before the returned function is called. Early input is listened to already. */
export async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  await page.route('**/assets/libraries-*.js', async (route) => {
    start()
    await released
    await route.continue()
  })
  await page.goto(path)
  await started
  await waitForPaint(page)
  return release
}

/** Chromium drops keys and clicks that arrive before the first frame of a document. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

async function move(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
}

/** The same, and waits until the whole page answers, sections below the first screen included. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await openMoved(page, path)
  await wake(page)
}

/** A whole page that answers, for a visitor who only looks. */
export async function openUnmoved(page: Page, path: string): Promise<void> {
  await openAsServed(page, path)
  await wake(page)
}

/** Opens a path and waits until its first screen answers: then its texts have been asked for. */
export async function openAsServed(page: Page, path: string): Promise<void> {
  const refreshed = waitForTexts(page)
  await page.goto(path)
  await refreshed
  await waitForPaint(page)
}

async function waitForTexts(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/locales/'))
}

/** Touches each part that rests until it answers, and lays all of them out. What a frame loads has no such parts. */
async function wake(page: Page): Promise<void> {
  if (new URL(page.url()).pathname.startsWith(EMBED_ROOT)) return
  await page.waitForFunction(() => {
    document.documentElement.dataset['fullLayout'] = ''
    const parts = [...document.querySelectorAll('main, main > *, footer')]
    const resting = parts.filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps')))
    // By itself it is not a move of the visitor's.
    for (const part of resting) part.dispatchEvent(new Event('pointerover'))
    return resting.length === 0
  })
}

/** A whole page that answers and has fetched what it fetches by itself. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
}

/** Opens a path with a clock that only moves when told to. */
export async function openWithFakedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openHydrated(page, path)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
