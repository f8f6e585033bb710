import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

const SITE = 'dist/site'

/** As they travel: brotli. Scripts and font are counted in thousands of bytes; the first flight is ten packets. */
const KB = 1000
const FIRST_FLIGHT = 14 * 1024

const budgets = { html: FIRST_FLIGHT, scripts: 98 * KB, libraries: 85 * KB, homeScripts: 110 * KB, font: 21 * KB }

async function compressedSize(file: string): Promise<number> {
  return (await stat(join(SITE, `${file}.br`))).size
}

async function prerenderedFiles(): Promise<string[]> {
  const files = await readdir(SITE, { recursive: true })
  return files.filter((file) => file.endsWith('.html'))
}

test('every page with its styles and texts fits the first flight', async () => {
  const files = await prerenderedFiles()
  expect(files).toHaveLength(49)
  for (const file of files) expect(await compressedSize(file), file).toBeLessThanOrEqual(budgets.html)
})

test('every page starts with little JavaScript, most of it libraries that stay in the cache', async () => {
  for (const file of await prerenderedFiles()) {
    const html = await readFile(join(SITE, file), 'utf8')
    const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script ?? ''))
    const sizes = await Promise.all([...scripts].map(compressedSize))
    const budget = file === 'index.html' || file === 'pt/index.html' ? budgets.homeScripts : budgets.scripts
    expect(
      sizes.reduce((sum, size) => sum + size),
      file,
    ).toBeLessThanOrEqual(budget)
    const libraries = [...scripts].filter((script) => script.includes('libraries'))
    expect(libraries).toHaveLength(1)
    expect(await compressedSize(libraries[0] ?? '')).toBeLessThanOrEqual(budgets.libraries)
  }
})

test('the cascade layers come in their order, whatever sheets a page is made of', async () => {
  const order = ['tokens', 'base', 'ui', 'shell', 'sections', 'pages']
  for (const file of await prerenderedFiles()) {
    const html = await readFile(join(SITE, file), 'utf8')
    const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const met = [...new Set([...styles.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) => names.split(/, ?/)))]
    expect(met, file).toEqual(order.filter((layer) => met.includes(layer)))
    expect(met, file).toContain('ui')
  }
})

test('nothing blocks the first paint', async () => {
  for (const file of await prerenderedFiles()) {
    const html = await readFile(join(SITE, file), 'utf8')
    expect(html, file).not.toMatch(/<link rel="stylesheet"(?![^>]*media="print")/)
    expect(html, file).not.toMatch(/<script(?![^>]*(async|type="application\/(ld\+)?json"))/)
  }
})

test('one font file, preloaded', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.goto('/pt')
  await page.waitForLoadState('networkidle')
  expect(fonts).toHaveLength(1)
  expect((await stat(join(SITE, fonts[0] ?? ''))).size).toBeLessThanOrEqual(budgets.font)
  const html = await readFile(join(SITE, 'pt/index.html'), 'utf8')
  expect(html).toContain(`<link rel="preload" href="${fonts[0]}" as="font"`)
})
