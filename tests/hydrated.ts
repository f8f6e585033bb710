import type { Page } from '@playwright/test'

/**
 * Opens a path as a visitor who has begun to move, and waits until the whole page answers, sections below the first screen
 * included.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const refreshed = waitForTexts(page)
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await refreshed
  await wake(page)
}

/** The same for a visitor who only looks. */
export async function openUnmoved(page: Page, path: string): Promise<void> {
  await openAsServed(page, path)
  await wake(page)
}

/** Opens a path and waits until its first screen answers: then its texts have been asked for. */
export async function openAsServed(page: Page, path: string): Promise<void> {
  const refreshed = waitForTexts(page)
  await page.goto(path)
  await refreshed
}

async function waitForTexts(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/locales/'))
}

/**
 * An address that changes wakes every section, and when all have followed it, the page is laid out as a whole. It is told
 * again after a while: the first time, nobody may have listened.
 */
async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, main > *, footer')]
    if (parts.length === 0) return true
    const resting = parts.filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps')))
    const isWhole = 'whole' in document.documentElement.dataset || window.location.hash !== ''
    if (isWhole && resting.length === 0) return true
    const now = performance.now()
    const isListening = !resting.some((part) => part.matches('main'))
    if (isListening && now - (window.wokenMs ?? -Infinity) > 1000) {
      window.wokenMs = now
      dispatchEvent(new PopStateEvent('popstate'))
    }
    return false
  })
}

declare global {
  interface Window {
    wokenMs?: number
  }
}

/** The same, and waits until it has fetched what it fetches by itself. */
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
