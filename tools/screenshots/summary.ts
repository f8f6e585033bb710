/** Screenshots are decoded and scaled in the browser. */

import type { Page } from '@playwright/test'

export type Summary = {
  /** One hash per horizontal band, from top to bottom. */
  digest: string
  /** WebP in base64. */
  small: string
}

const BAND_HEIGHT = 100
const SMALL_SCALE = 1 / 6
const SMALL_QUALITY = 0.4

/** Smallest difference in a color channel that counts. */
const VISIBLE_DIFFERENCE = 16

export async function summarize(page: Page, picture: Buffer): Promise<Summary> {
  return page.evaluate(
    async ({ source, bandHeight, scale, quality }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
      const full = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
      const width = Math.round(bitmap.width * scale)
      const height = Math.round(bitmap.height * scale)
      const small = new OffscreenCanvas(width, height)
      const smallContext = small.getContext('2d')
      if (!full || !smallContext) throw new Error('This browser does not support OffscreenCanvas')
      full.drawImage(bitmap, 0, 0)
      const bands: string[] = []
      for (let top = 0; top < bitmap.height; top += bandHeight) {
        const rows = Math.min(bandHeight, bitmap.height - top)
        // A variant of FNV-1a, over 32-bit pixels.
        let hash = 0x811c9dc5
        const pixels = new Uint32Array(full.getImageData(0, top, bitmap.width, rows).data.buffer)
        for (const pixel of pixels) hash = Math.imul(hash ^ pixel, 0x01000193) ^ (hash >>> 15)
        bands.push((hash >>> 0).toString(36))
      }
      smallContext.imageSmoothingQuality = 'high'
      smallContext.drawImage(bitmap, 0, 0, width, height)
      const file = await small.convertToBlob({ type: 'image/webp', quality })
      const bytes = new Uint8Array(await file.arrayBuffer())
      const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
      return { digest: bands.join(' '), small: btoa(text) }
    },
    { source: picture.toString('base64'), bandHeight: BAND_HEIGHT, scale: SMALL_SCALE, quality: SMALL_QUALITY },
  )
}

/** Undefined if all pixels are the same. */
export async function compare(page: Page, accepted: Summary | undefined, taken: Summary): Promise<string | undefined> {
  if (!accepted) return 'not accepted yet'
  if (accepted.digest === taken.digest) return undefined
  const [before, after] = [accepted.digest.split(' '), taken.digest.split(' ')]
  const first = after.findIndex((band, index) => band !== before[index])
  const bands = after.filter((band, index) => band !== before[index]).length
  const percent = (100 * (await shareDiffering(page, accepted.small, taken.small))).toFixed(2)
  const taller = (after.length - before.length) * BAND_HEIGHT
  const height = taller === 0 ? '' : `, about ${taller} px taller`
  return `differs from ${first * BAND_HEIGHT} px down in ${bands} of ${after.length} bands, ${percent}% visibly${height}`
}

/** Pixels that only one image has count as different. */
function shareDiffering(page: Page, accepted: string, taken: string): Promise<number> {
  return page.evaluate(
    async ({ files, threshold }) => {
      const [one, other] = await Promise.all(
        files.map(async (file) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${file}`)).blob())
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      if (!one || !other) throw new Error('This browser does not support OffscreenCanvas')
      const length = Math.max(one.length, other.length)
      let differing = 0
      for (let offset = 0; offset < length; offset += 4) {
        const same = [0, 1, 2].every((channel) => {
          const difference = Math.abs((one[offset + channel] ?? Infinity) - (other[offset + channel] ?? -Infinity))
          return difference < threshold
        })
        if (!same) differing += 4
      }
      return differing / length
    },
    { files: [accepted, taken], threshold: VISIBLE_DIFFERENCE },
  )
}
