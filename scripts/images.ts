/** Draws the pictures that are made from the brand: home-screen icon, logo for search engines, one social card a language, sample cases. */

import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { caseStudies } from '../app/pages/home/page-data.ts'
import { languages, type Language } from '../app/site/languages.ts'
import { SOCIAL_IMAGE } from '../app/site/search/head.ts'
import { readSettings } from '../app/site/settings.ts'
import { RADAR_FRAME, RADAR_RINGS, radarPoints, radarRing } from '../app/ui/radar-shape.ts'
import { findChromium } from './chromium.ts'
import { CASE_PICTURE, casePicture } from './images/cases.ts'
import { environment } from '../server/environment.ts'

const FONT = 'node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'

const mark = await readFile('public/icons/icon.svg', 'utf8')
const tokens = await readFile('app/styles/tokens.css', 'utf8')
const font = (await readFile(FONT)).toString('base64')
const { brand } = readSettings(environment())

const style = `
  ${tokens.slice(tokens.indexOf('@layer tokens {'))}
  @font-face { font-family: 'Host Grotesk'; src: url(data:font/woff2;base64,${font}); font-weight: 300 800 }
  * { box-sizing: border-box; margin: 0 }
  body { font-family: var(--font); letter-spacing: -0.035em; line-height: 1.05; font-weight: 600 }
  svg { display: block }
`

async function draw(page: Page, file: string, width: number, height: number, body: string): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>${style}</style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `public/${file}` })
  console.log(`public/${file}`)
}

/** The browser is the one that can write it. */
function asWebp(page: Page, png: string): Promise<string> {
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

function squareIcon(size: number, ground: string): string {
  const inset = Math.round(size * 0.16)
  return `<div style="height:${size}px;padding:${inset}px;background:var(${ground})">${mark}</div>`
}

async function socialCard(language: Language): Promise<string> {
  const { hero } = JSON.parse(await readFile(`public/locales/${language}/home.${language}.json`, 'utf8')) as {
    hero: { eyebrow: string; title: string }
  }
  return `
    <div style="height:${SOCIAL_IMAGE.height}px;padding:72px 84px;background:var(--deep);color:var(--on-dark);display:flex;flex-direction:column">
      <div style="display:flex;align-items:center;gap:20px;font-size:48px"><div style="width:60px">${mark}</div>${brand}</div>
      <div style="margin-top:auto;font-size:94px;text-wrap:balance;max-width:960px">${hero.title}</div>
      <div style="margin-top:32px;font-size:34px;font-weight:450;letter-spacing:-0.01em;color:var(--on-dark-2)">${hero.eyebrow}</div>
    </div>`
}

/** What the menus and the home page show of a report, where none is at hand. */
function sampleRadar(): string {
  const values = [0.84, 0.7, 0.78, 0.5, 0.66, 0.74, 0.58]
  const { width, height } = RADAR_FRAME
  const rings = RADAR_RINGS.map((size) => `<polygon points="${radarRing(RADAR_FRAME, values.length, size)}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g fill="none" stroke="${token('line-dark-2')}">${rings.join('')}</g>`,
    `<polygon points="${radarPoints(RADAR_FRAME, values)}" fill="${token('brand-veil')}" stroke="${token('brand')}" stroke-width="2"/>`,
    '</svg>\n',
  ].join('')
}

/** Where the blocks of the sample assistant stand, and what colour says who works there. */
const blocks = [
  { x: 24, y: 22, dot: 'deep' },
  { x: 24, y: 112, dot: 'brand' },
  { x: 224, y: 52, dot: 'brand' },
  { x: 224, y: 142, dot: 'pending' },
]
const BLOCK = { width: 152, height: 56 }

/** An assistant out of blocks, which stands in the menu where the builder is listed: it snaps together once, when it is first seen. */
function sampleBlocks(): string {
  const drawn = blocks.map(({ x, y, dot }, index) =>
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
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220" viewBox="0 0 400 220">',
    '<style>@media (prefers-reduced-motion:no-preference){g{animation:snap .5s cubic-bezier(.2,.7,.2,1) backwards}}@keyframes snap{from{opacity:0;transform:translateY(-10px)}}</style>',
    `<rect width="400" height="220" rx="14" fill="${token('sand')}"/>`,
    `<path d="${joints}" fill="none" stroke="${token('brand')}" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>`,
    ...drawn,
    '</svg>\n',
  ].join('')
}

function token(name: string): string {
  return new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
}

await writeFile('public/icons/radar.svg', sampleRadar())
await writeFile('public/icons/blocks.svg', sampleBlocks())

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
await draw(page, 'icons/apple-touch-icon.png', 180, 180, squareIcon(180, '--deep'))
await draw(page, 'icons/logo.png', 512, 512, squareIcon(512, '--paper'))
for (const language of languages) {
  await draw(
    page,
    `uploads/social-${language}.png`,
    SOCIAL_IMAGE.width,
    SOCIAL_IMAGE.height,
    await socialCard(language),
  )
}
const sharp = await browser.newPage({ deviceScaleFactor: 1.5, viewport: CASE_PICTURE })
for (const { id } of caseStudies) {
  for (const language of languages) {
    await sharp.setContent(`<style>${style}</style>${casePicture(id, language)}`)
    await sharp.evaluate(() => document.fonts.ready)
    const png = (await sharp.screenshot()).toString('base64')
    const file = `public/uploads/cases/${id}-${language}.webp`
    await writeFile(file, Buffer.from(await asWebp(sharp, png), 'base64'))
    console.log(file)
  }
}
await browser.close()
