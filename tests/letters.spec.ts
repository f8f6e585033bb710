import { expect, test } from './fixtures.ts'
import { openFirstScreen } from './open-page.ts'
import { builtPages, textOf } from './prerendered.ts'

/** The smallest and the largest headings, and a size between them: letter spacing depends on the size. */
const SIZES = [32, 64, 104]

/** Device pixels per CSS pixel on sharp screens. */
const PIXEL_RATIO = 3

test('keeps letters of headings apart on sharp screens', async ({ page }) => {
  const pairs = new Set<string>()
  for (const { html } of await builtPages()) {
    for (const [, content = ''] of html.matchAll(/<h[12]\b[^>]*>(.*?)<\/h[12]>/gs)) {
      for (const word of textOf(content).split(/\s+/)) {
        for (let at = 1; at < word.length; at++) pairs.add(word.slice(at - 1, at + 1))
      }
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFirstScreen(page, '/')
  await page.evaluate(() => document.fonts.ready)
  for (const size of SIZES) {
    const touching = await page.evaluate(findTouching, [[...pairs], size, PIXEL_RATIO] as const)
    expect.soft(touching, `at ${size} px`).toEqual([])
  }
})

/** Runs in the browser: draws the letters of each pair separately, and compares their pixels near the end of the first. */
function findTouching([pairs, size, pixelRatio]: readonly [readonly string[], number, number]): string[] {
  const heading = document.createElement('h2')
  heading.style.fontSize = `${size}px`
  document.body.append(heading)
  const { fontWeight, fontFamily, letterSpacing } = getComputedStyle(heading)
  heading.remove()
  const em = size * pixelRatio
  const [one, other] = [0, 0].map(() => {
    const canvas = new OffscreenCanvas(em * 0.8, em * 1.6).getContext('2d', { willReadFrequently: true })!
    canvas.font = `${fontWeight} ${em}px ${fontFamily}`
    canvas.letterSpacing = `${parseFloat(letterSpacing) * pixelRatio}px`
    return canvas
  })
  if (!one || !other) return []

  const draw = (canvas: OffscreenCanvasRenderingContext2D, letter: string, x: number) => {
    canvas.clearRect(0, 0, canvas.canvas.width, canvas.canvas.height)
    canvas.fillText(letter, em * 0.4 + x, em * 1.1)
    return canvas.getImageData(0, 0, canvas.canvas.width, canvas.canvas.height).data
  }
  return pairs.filter((pair) => {
    const [left = '', right = ''] = pair
    // Includes kerning and letter spacing.
    const advance = one.measureText(pair).width - one.measureText(right).width
    const [leftInk, rightInk] = [draw(one, left, -advance), draw(other, right, 0)]
    for (let alpha = 3; alpha < leftInk.length; alpha += 4) {
      if (Math.min(leftInk[alpha] ?? 0, rightInk[alpha] ?? 0) > 96) return true
    }
    return false
  })
}
