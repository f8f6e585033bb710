/**
 * Draws the og image of every page in every language: `npm run og-images`, or `npm run og-images -- <page>` for one.
 * Needs a build (`npm run build`).
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from '#server/app.ts'
import { readBuildRecord } from '#server/build-record.ts'
import { notFoundPage, pages, type AnyPage } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { CARD_SIZE, cardFile, isFound, titleWithoutBrand } from '#site/search/head.ts'
import { brandLogo, brandMark, brandStyle, svgOf } from './brand/brand.ts'
import { launchChromium } from './chromium.ts'
import { headTextsOf } from './locale-files.ts'
import { cards, DRAWN_RECORD, drawnLanguages, MAX_BYTES, type Card } from './og-images/card.ts'
import { cardHtml, countWordsPerLine, TITLE_SIZES, type Picture } from './og-images/draw.ts'

const FOLDER = 'public/uploads/cards'

/** In this order, until the file is small enough. */
const QUALITIES = [90, 86, 82, 78, 74, 70, 66, 62]

const MAX_LINES = 4

/** Device pixels per CSS pixel: an og image may show the picture larger than the page does. */
const SHARPNESS = 3

const record = await readBuildRecord()
const server = await createServer(record)
const address = await server.listen({ port: 0 })
const browser = await launchChromium()
const canvas = await browser.newPage({ viewport: CARD_SIZE })
const { brand } = record.settings
const style = await brandStyle()
const logo = brandLogo()
const logoHtml = logo ? svgOf(logo) : `<i>${svgOf(brandMark())}</i>${brand}`
const [wanted] = process.argv.slice(2)

await mkdir(FOLDER, { recursive: true })
for (const page of ([...pages, notFoundPage] as readonly AnyPage[]).filter(({ id }) => !wanted || id === wanted)) {
  for (const language of drawnLanguages()) {
    const card = cards[page.id] ?? {}
    const { title } = await headTextsOf(page, language, record.settings)
    const picture = isFound(page) ? await capturePicture(address + canonicalPath(page, language), card) : undefined
    const texts = { title: titleWithoutBrand(title, brand), logo: logoHtml }
    await canvas.setContent(`<html lang="${language}"><style>${style}</style>${cardHtml(texts, card, picture)}`)
    await canvas.evaluate(() => document.fonts.ready)
    await fitTitle()
    const file = `public${cardFile(page.id, language)}`
    await writeFile(file, await encodeJpeg(file))
    console.log(file)
  }
}
await writeFile(DRAWN_RECORD, `${JSON.stringify({ brand }, null, 2)}\n`)
await browser.close()
await server.close()

async function fitTitle(): Promise<void> {
  for (const size of [...TITLE_SIZES, TITLE_SIZES[0]]) {
    await canvas.evaluate((px) => document.documentElement.style.setProperty('--title-size', `${px}px`), size)
    const lines = await canvas.evaluate(countWordsPerLine)
    if (lines.length <= MAX_LINES && (lines.at(-1) ?? 0) > 1) return
  }
}

async function encodeJpeg(file: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const image = await canvas.screenshot({ type: 'jpeg', quality })
    if (image.length <= MAX_BYTES) return image
  }
  throw new Error(`${file} would be larger than ${MAX_BYTES} bytes. Show less of the page on it.`)
}

/** Undefined if the page has no such parts: the image then shows only the title. */
async function capturePicture(url: string, card: Card): Promise<Picture | undefined> {
  const { picture = '[data-og-image]', windowWidth = 1280, around = 0, style: extra = '' } = card
  const page = await browser.newPage({
    viewport: { width: windowWidth, height: 900 },
    deviceScaleFactor: SHARPNESS,
    reducedMotion: 'reduce',
    // Allows the style tag below.
    bypassCSP: true,
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: `header, body > aside { visibility: hidden } ${extra}` })
  await page.evaluate(() => {
    document.documentElement.dataset['fullLayout'] = ''
    return document.fonts.ready
  })
  const box = await page.locator(picture).evaluateAll((elements, margin) => {
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
    const x = Math.min(...boxes.map(({ left }) => left)) - margin
    const y = Math.min(...boxes.map(({ top }) => top)) - margin
    return {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.max(...boxes.map(({ right }) => right)) + margin - x,
      height: Math.max(...boxes.map(({ bottom }) => bottom)) + margin - y,
      radius: elements[0] ? parseFloat(getComputedStyle(elements[0]).borderRadius) || 0 : 0,
    }
  }, around)
  const isShown = Number.isFinite(box.width)
  const png = isShown ? await page.screenshot({ clip: box, fullPage: true, animations: 'disabled' }) : undefined
  await page.close()
  return png && { png, width: box.width, height: box.height, radius: box.radius }
}
