import type { Page } from '@playwright/test'

/** Something may still be on its way: the picture counts when it is the same twice. */
const MOST_ATTEMPTS = 6

/**
 * The whole page as it stands when everything has come and nothing moves. Frames are in the picture; there is no desk behind
 * them here, so that the scheduler says the same on every day.
 */
export async function photograph(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(drawEverything)
  await page.evaluate(bringInPictures)
  let picture = await take(page)
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
    const next = await take(page)
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

function take(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** Off-screen parts are rendered, but stay contained as they are when a visitor scrolls to them. */
function drawEverything(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    Object.assign(part.style, { contentVisibility: 'visible', contain: 'layout style paint' })
  }
}

/** Pictures below the screen wait for somebody to scroll there. */
async function bringInPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
}
