import type { Page } from '@playwright/test'

/** Opens a path and waits until the page itself answers to the visitor: then its texts have been asked for. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const refreshed = page.waitForResponse((response) => response.url().includes('/locales/'))
  await page.goto(path)
  await refreshed
}
