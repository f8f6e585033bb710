import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { readBuildRecord } from '#server/build-record.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { embedPaths } from '#site/embeds.ts'
import { languages } from '#site/languages.ts'
import { sitePaths } from '#site/paths.ts'
import { fontSizes, weighEmbeds, weighPages } from '#tools/bundle-size.ts'
import { expect, test, watchRequests } from './fixtures.ts'
import { openFirstScreen } from './open-page.ts'

/** In bytes, compressed. */
const budgets = { html: 20 * 1024, scripts: 85_000, libraries: 59_000, embed: 25_000, font: 21_000, launcher: 400 }

test('keeps every page within the budgets for HTML and JavaScript, most of it cacheable libraries', async () => {
  const pages = await weighPages()
  expect(pages).toHaveLength(sitePaths.length + languages.length)
  for (const { file, html, scripts, libraries } of pages) {
    expect(html, file).toBeLessThanOrEqual(budgets.html)
    expect(scripts, file).toBeLessThanOrEqual(budgets.scripts)
    expect(libraries, file).toBeLessThanOrEqual(budgets.libraries)
    expect(libraries, file).toBeGreaterThan(0)
  }
})

/** The first TCP flight is ten packets. It must contain head, styles and first section. */
const FIRST_FLIGHT = 14 * 1024

/** The first section may contain others. */
function endOfFirstSection(html: string): number {
  let depth = 0
  const tags = html.slice(html.indexOf('<main')).matchAll(/<section\b|<\/section>/g)
  for (const { 0: tag, index } of tags) {
    depth += tag === '</section>' ? -1 : 1
    if (depth === 0) return html.indexOf('<main') + index + tag.length
  }
  return Infinity
}

test('has the first section of every page in its first 14 KB', async () => {
  for (const [path, { file }] of Object.entries((await readBuildRecord()).pages)) {
    const html = await readFile(join(SITE_FOLDER, file), 'utf8')
    const firstFlight = (await readFile(join(SITE_FOLDER, `${file}.br`))).subarray(0, FIRST_FLIGHT)
    const arrived = brotliDecompressSync(firstFlight, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
    expect.soft(Buffer.byteLength(html.slice(0, endOfFirstSection(html))), path).toBeLessThanOrEqual(arrived.length)
  }
})

test('keeps the assistant’s launcher within its budget', async () => {
  // The launcher is the same everywhere.
  const html = await readFile(join(SITE_FOLDER, 'index.html'), 'utf8')
  const [launcher = ''] = /<aside aria-label="[^"]*"><form .*?<\/aside>/s.exec(html) ?? []
  expect(launcher).not.toBe('')
  const sizeWithout = brotliCompressSync(html.replace(launcher, '')).length
  expect(brotliCompressSync(html).length - sizeWithout).toBeLessThanOrEqual(budgets.launcher)
})

test('keeps embedded pages within budget', async () => {
  const embeds = await weighEmbeds()
  expect(embeds).toHaveLength(embedPaths.length)
  for (const { file, html, own } of embeds) {
    expect(html, file).toBeLessThanOrEqual(budgets.html)
    expect(own, file).toBeLessThanOrEqual(budgets.embed)
  }
})

test('declares cascade layers in order, and has no render-blocking resources', async () => {
  const order = ['tokens', 'base', 'ui', 'shell', 'sections', 'pages']
  for (const { file } of [...(await weighPages()), ...(await weighEmbeds())]) {
    const html = await readFile(join(SITE_FOLDER, file), 'utf8')
    const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const names = [...styles.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, list = '']) => list.split(/, ?/))
    const layers = [...new Set(names)]
    expect(layers, file).toEqual(order.filter((layer) => layers.includes(layer)))
    expect(layers, file).toContain('ui')
    // Inlined stylesheets have a disabled link.
    expect(html, file).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled>)/)
    expect(html, file).not.toMatch(/<link rel="(?:modulepreload"|preload"[^>]* as="(?:fetch|script)")/)
    expect(html, file).not.toMatch(/<script[^>]* src=/)
  }
})

test('loads one preloaded font, its two fixed glyphs and the measured scripts', async ({ page }) => {
  const fonts = watchRequests(page, (request) => request.resourceType() === 'font')
  const scripts = watchRequests(page, (request) => request.resourceType() === 'script')
  await page.setViewportSize({ width: 390, height: 700 })
  await openFirstScreen(page, '/pt')
  await page.waitForLoadState('networkidle')
  expect(fonts.map((font) => extname(font)).toSorted()).toEqual(['.ttf', '.woff2'])
  const measured = (await readBuildRecord()).pages['/pt']?.scripts ?? []
  expect([...new Set(scripts)].toSorted()).toEqual(measured.map((file) => `/${file}`).toSorted())
  for (const size of await fontSizes()) expect(size).toBeLessThanOrEqual(budgets.font)
  const html = await readFile(join(SITE_FOLDER, 'pt/index.html'), 'utf8')
  expect(html).toContain(`<link rel="preload" href="${fonts[0]}" as="font"`)
})
