import type { Page } from '@playwright/test'
import { EMBED_ROOT } from '#site/embed-root.ts'
import { holdBack, waitForPaint } from './wait-for.ts'

/** Waits until the first screen is hydrated; sections below are not. */
export async function openAndInteract(page: Page, path: string): Promise<void> {
  const refreshed = waitForTexts(page)
  await page.goto(path)
  await interact(page)
  await refreshed
  // The first one may have come before the listener.
  await interact(page)
  // Chromium drops keys and clicks that arrive before the first frame of a document.
  await waitForPaint(page)
}

/** Opens a path that isn't hydrated until the returned function is called. Early input is recorded already. */
export async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/libraries-*.js')
  const started = page.waitForRequest('**/assets/libraries-*.js')
  await page.goto(path)
  await started
  await waitForPaint(page)
  return release
}

async function interact(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
}

/** Like `openAndInteract`, but waits until all sections are hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await openAndInteract(page, path)
  await hydrateAll(page)
}

export async function openWithoutInteraction(page: Page, path: string): Promise<void> {
  await openFirstScreen(page, path)
  await hydrateAll(page)
}

/** Hydrates without an interaction of the visitor. */
export async function openFirstScreen(page: Page, path: string): Promise<void> {
  const refreshed = waitForTexts(page)
  await page.goto(path)
  await refreshed
  await waitForPaint(page)
}

async function waitForTexts(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/locales/'))
}

/** Embedded pages have no deferred sections. */
async function hydrateAll(page: Page): Promise<void> {
  if (new URL(page.url()).pathname.startsWith(EMBED_ROOT)) return
  await page.waitForFunction(() => {
    document.documentElement.dataset['fullLayout'] = ''
    const parts = [...document.querySelectorAll('html, main > :not(script), body > footer')]
    const pending = parts.filter((part) => !part.hasAttribute('data-hydrated'))
    // Doesn't count as a first interaction.
    for (const part of pending) part.dispatchEvent(new Event('pointerover'))
    return pending.length === 0
  })
}

export async function openSettled(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
}

export async function openWithFakedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openHydrated(page, path)
  await pauseClock(page)
}

export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Navigates on the client by a link anywhere on the page. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL(path)
}
