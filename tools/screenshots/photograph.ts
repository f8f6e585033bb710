import type { Page } from '@playwright/test'

/** Takes screenshots until two in a row are the same, because content may still be loading. */
const MAX_ATTEMPTS = 6

/** Waits until nothing loads or moves. There is no leads server, so the scheduler looks the same every day. */
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

/** Rendered off-screen parts stay contained, as when a visitor scrolls to them. */
function renderOffscreen(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    Object.assign(part.style, { contentVisibility: 'visible', contain: 'layout style paint' })
  }
}

async function loadImages(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
}
