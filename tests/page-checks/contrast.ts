import { contrastOfChannels } from '../colors.ts'
import { expect, type Page } from '../fixtures.ts'

/** WCAG 1.4.3, for text and for large text. */
const MIN_CONTRAST = { text: 4.5, large: 3 } as const

/** The color behind a line covers most of it, so a sample is enough. Prime, so that it doesn't repeat per row. */
const PIXEL_STEP = 7

/** Hides glyphs, but not borders, icons and backgrounds in the text's color. The launcher would cover content. */
const WITHOUT_TEXT = `
  *, *::before, *::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important }
  svg :is(text, tspan) { fill: transparent !important }
  aside > form > button { visibility: hidden !important }
`

/** Unlike axe, covers text in drawings and on siblings and pseudo-elements. Call it with reduced motion. */
export async function checkContrast(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, WITHOUT_TEXT)
  const { width, height } = page.viewportSize()!
  // As tall as the page: Playwright's full-page screenshots take twice as long.
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  const devTools = await page.context().newCDPSession(page)
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await devTools.detach()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  const lines = await page.evaluate(linesOnSurface, [data, PIXEL_STEP] as const)
  await page.setViewportSize({ width, height })
  const unreadable = lines.flatMap(({ text, ink, surface, opacity, isLarge }) => {
    const seen = ink.map((channel, at) => channel * opacity + (surface[at] ?? 0) * (1 - opacity))
    const ratio = contrastOfChannels(seen, surface)
    return ratio < (isLarge ? MIN_CONTRAST.large : MIN_CONTRAST.text)
      ? [`${ratio.toFixed(2)}: ${text} (on ${surface.join(' ')})`]
      : []
  })
  expect([...new Set(unreadable)]).toEqual([])
}

type Line = { text: string; ink: number[]; surface: number[]; opacity: number; isLarge: boolean }

/** Runs in the browser: the lines of text that can be seen, with the most frequent color behind each. */
async function linesOnSurface([png, pixelStep]: readonly [string, number]): Promise<Line[]> {
  // Not in the TypeScript libraries that pages may use. A hundred times as fast as `atob`.
  const { fromBase64 } = Uint8Array as unknown as { fromBase64: (text: string) => Uint8Array<ArrayBuffer> }
  const bytes = fromBase64(png)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const picture = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!
  picture.drawImage(bitmap, 0, 0)
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!

  type Shown = { opacity: number; left: number; right: number; top: number; bottom: number }
  const page = { opacity: 1, left: 0, right: innerWidth, top: -scrollY, bottom: document.documentElement.scrollHeight }
  const shown = new Map<Element, Shown>([[document.body, page]])
  /** The opacity and visible box of an element, reduced by its ancestors. */
  const shownPartOf = (box: Element): Shown => {
    const cached = shown.get(box)
    if (cached) return cached
    const seen = { ...(box.parentElement ? shownPartOf(box.parentElement) : page) }
    const style = getComputedStyle(box)
    seen.opacity *= Number(style.opacity)
    const inset = /^inset\((.+)\)$/.exec(style.clipPath)?.[1]
    if (inset !== undefined || (style.overflowX !== 'visible' && style.display !== 'inline')) {
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
      const [above = 0, after = above, below = above, before = after] = (inset ?? '0%')
        .split(' ')
        .map((side) => (side.endsWith('%') ? parseFloat(side) / 100 : 0))
      seen.left = Math.max(seen.left, left + before * width)
      seen.right = Math.min(seen.right, right - after * width)
      seen.top = Math.max(seen.top, top + above * height)
      seen.bottom = Math.min(seen.bottom, bottom - below * height)
    }
    shown.set(box, seen)
    return seen
  }

  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    // Text without a letter or a digit is decoration, or redacted.
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !/[\p{L}\d]/u.test(textContent ?? '')) continue
    if (parent.closest(':disabled, [aria-disabled=true]')) continue
    const { color, fill, fontSize, fontWeight } = getComputedStyle(parent)
    dot.clearRect(0, 0, 1, 1)
    dot.fillStyle = parent instanceof SVGElement ? fill : color
    dot.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data

    const { opacity: parentOpacity, ...seen } = shownPartOf(parent)
    const opacity = (parentOpacity * alpha) / 255
    if (opacity === 0) continue

    const size = parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    range.selectNodeContents(texts.currentNode)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (left < seen.left || right > seen.right || bottom <= seen.top || top >= seen.bottom) continue
      const { data } = picture.getImageData(left + scrollX, top + scrollY, Math.max(1, width), Math.max(1, height))
      const counts = new Map<number, number>()
      const pixels = new Uint32Array(data.buffer)
      for (let at = 0; at < pixels.length; at += pixelStep) {
        const pixel = pixels[at]!
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
      }
      const [most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))
      const surface = [most & 255, (most >> 8) & 255, (most >> 16) & 255]
      lines.push({ text: textContent ?? '', ink: [red, green, blue], surface, opacity, isLarge })
    }
  }
  return lines
}
