/** Draws the images that depend on the brand. */

import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { caseStudies } from '#pages/home/page-data.ts'
import { languages } from '#site/languages.ts'
import { ICON_SIZES } from '#site/manifest.ts'
import { RADAR_LAYOUT, RADAR_RINGS, radarPoints, radarRing } from '#ui/radar-shape.ts'
import { brandColors, brandMark, brandStyle, svgOf, tokensOfBrand } from './brand/brand.ts'
import { launchChromium } from './chromium.ts'
import { recolorAvatar } from './images/avatars.ts'
import { CASE_PICTURE, caseHtml, sampleCases } from './images/cases.ts'
import { encodeIco } from './images/ico.ts'

const mark = svgOf(brandMark()).replaceAll('currentColor', brandColors().brand.toLowerCase())
const tokens = await tokensOfBrand()
const style = await brandStyle()

/** For browsers that ignore the SVG icon. */
async function drawFavicons(page: Page): Promise<Buffer> {
  const drawings = []
  for (const size of [16, 32, 48]) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>${style}</style>${mark}`)
    drawings.push({ size, png: await page.screenshot({ omitBackground: true }) })
  }
  return encodeIco(drawings)
}

/** Encodes in the browser, because Playwright only takes PNG and JPEG screenshots. */
function toWebp(page: Page, png: string): Promise<string> {
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.75).split(',')[1] ?? ''
  }, png)
}

/** Padding as a share of the icon's size: more for icons that phones may crop to a circle. */
const inset = { square: 0.16, circle: 0.22 }

async function drawIcon(page: Page, name: string, size: number, surface: string, share: number): Promise<void> {
  const padding = Math.round(size * share)
  await page.setViewportSize({ width: size, height: size })
  const box = `<div style="height:${size}px;padding:${padding}px;background:var(${surface})">${mark}</div>`
  await page.setContent(`<style>${style}</style>${box}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `public/icons/${name}.png` })
  console.log(`public/icons/${name}.png`)
}

/** An image has the scheme of the element that shows it. */
const BOTH_SCHEMES = 'style="color-scheme:light dark"'

function sampleRadar(): string {
  const values = [0.84, 0.7, 0.78, 0.5, 0.66, 0.74, 0.58]
  const { width, height } = RADAR_LAYOUT
  const rings = RADAR_RINGS.map((size) => `<polygon points="${radarRing(RADAR_LAYOUT, values.length, size)}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${BOTH_SCHEMES}>`,
    `<g fill="none" stroke="${token('line-dark-2')}">${rings.join('')}</g>`,
    `<polygon points="${radarPoints(RADAR_LAYOUT, values)}" fill="${token('brand-veil')}" stroke="${token('brand')}" stroke-width="2"/>`,
    '</svg>\n',
  ].join('')
}

/** The color of the dot shows who does the work. */
const blocks = [
  { x: 24, y: 22, dot: 'deep' },
  { x: 24, y: 112, dot: 'brand' },
  { x: 224, y: 52, dot: 'brand' },
  { x: 224, y: 142, dot: 'pending' },
]
const BLOCK = { width: 152, height: 56 }

/** The blocks snap together once when the image is first shown. */
function sampleBlocks(): string {
  const drawings = blocks.map(({ x, y, dot }, index) =>
    [
      `<g style="animation-delay:${index * 220}ms">`,
      `<rect x="${x}" y="${y}" width="${BLOCK.width}" height="${BLOCK.height}" rx="12" fill="${token('white')}" stroke="${token('line')}"/>`,
      `<circle cx="${x + 26}" cy="${y + 28}" r="8" fill="${token(dot)}"/>`,
      `<path d="M${x + 48} ${y + 22}h${index % 2 ? 64 : 80}M${x + 48} ${y + 35}h${index % 2 ? 84 : 52}" stroke="${token('line')}" stroke-width="6" stroke-linecap="round"/>`,
      '</g>',
    ].join(''),
  )
  const joints = 'M100 78v34M176 140h24V80h24M200 140v30h24'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220" viewBox="0 0 400 220" ${BOTH_SCHEMES}>`,
    '<style>@media (prefers-reduced-motion:no-preference){g{animation:snap .5s cubic-bezier(.2,.7,.2,1) backwards}}@keyframes snap{from{opacity:0;transform:translateY(-10px)}}</style>',
    `<rect width="400" height="220" rx="14" fill="${token('sand')}"/>`,
    `<path d="${joints}" fill="none" stroke="${token('brand')}" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>`,
    ...drawings,
    '</svg>\n',
  ].join('')
}

function token(name: string): string {
  return new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
}

await writeFile('public/icons/icon.svg', `${mark}\n`)
await writeFile('public/icons/radar.svg', sampleRadar())
await writeFile('public/icons/blocks.svg', sampleBlocks())
for (const file of (await readdir('public/uploads/avatars')).filter((each) => each.endsWith('.svg'))) {
  const path = `public/uploads/avatars/${file}`
  await writeFile(path, recolorAvatar(await readFile(path, 'utf8'), brandColors()))
}

const browser = await launchChromium()
const page = await browser.newPage()
await drawIcon(page, 'apple-touch-icon', 180, '--deep', inset.square)
await drawIcon(page, 'logo', 512, '--paper', inset.square)
for (const size of ICON_SIZES) await drawIcon(page, `icon-${size}`, size, '--deep', inset.circle)
await writeFile('public/favicon.ico', await drawFavicons(page))
const sharp = await browser.newPage({ deviceScaleFactor: 1.5, viewport: CASE_PICTURE })
for (const id of sampleCases.filter((each) => caseStudies.some((study) => study.id === each))) {
  for (const language of languages) {
    await sharp.setContent(`<style>${style}</style>${caseHtml(id, language)}`)
    await sharp.evaluate(() => document.fonts.ready)
    const png = (await sharp.screenshot()).toString('base64')
    const file = `public/uploads/cases/${id}-${language}.webp`
    await writeFile(file, Buffer.from(await toWebp(sharp, png), 'base64'))
    console.log(file)
  }
}
await browser.close()
