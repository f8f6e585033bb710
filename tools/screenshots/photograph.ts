import type { Page } from '@playwright/test'

/** Content may still be loading: take screenshots until two in a row are the same. */
const MAX_ATTEMPTS = 6

/**
 * Takes a screenshot of the full page when everything has loaded and nothing moves. Includes iframes. There is no leads
 * server, so the scheduler looks the same every day.
 */
export async function photograph(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(renderOffscreen)
  await page.evaluate(loadImages)
  let picture = await takeScreenshot(page)
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const next = await takeScreenshot(page)
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

function takeScreenshot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** Off-screen parts are rendered, but stay contained as they are when a visitor scrolls to them. */
function renderOffscreen(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    Object.assign(part.style, { contentVisibility: 'visible', contain: 'layout style paint' })
  }
}

/** Loads the lazy images below the fold. */
async function loadImages(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
}
