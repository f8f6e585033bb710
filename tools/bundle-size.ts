/** Measures the brotli size of built pages: `npm run bundle-size` prints the heaviest pages and the fonts. */

import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBuildRecord, type BuildRecord } from '#server/build-record.ts'
import { SITE_FOLDER } from '#server/folders.ts'

export async function weighPages() {
  const { pages, notFound } = await readBuildRecord()
  return weigh([...Object.values(pages), ...Object.values(notFound)])
}

/** `own` leaves out scripts that every page loads, because the parent page has loaded them. */
export async function weighEmbeds() {
  const { pages, embeds } = await readBuildRecord()
  return weigh(Object.values(embeds), Object.values(pages))
}

/** `own` counts the scripts that not all of `others` load. */
function weigh(files: readonly BuildRecord['pages'][string][], others = files) {
  return Promise.all(
    files.map(async ({ file, scripts }) => ({
      /** Relative to the site folder. */
      file,
      html: await compressedSize(file),
      /** Scripts of the initial load, including libraries. */
      scripts: await weightOf(scripts),
      libraries: await weightOf(scripts.filter((script) => script.includes('libraries'))),
      own: await weightOf(scripts.filter((script) => !others.every((other) => other.scripts.includes(script)))),
      texts: await weightOf(await textsOf(file)),
    })),
  )
}

async function textsOf(file: string): Promise<string[]> {
  const html = await readFile(join(SITE_FOLDER, file), 'utf8')
  return [...html.matchAll(/data-texts="\/([^"]+)"/g)].map(([, texts = '']) => texts)
}

async function weightOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(compressedSize))
  return sizes.reduce((sum, size) => sum + size, 0)
}

export async function fontSizes(): Promise<number[]> {
  const assets = await readdir(join(SITE_FOLDER, 'assets'))
  const fonts = assets.filter((asset) => asset.endsWith('.woff2'))
  return Promise.all(fonts.map(async (font) => (await stat(join(SITE_FOLDER, 'assets', font))).size))
}

async function compressedSize(file: string): Promise<number> {
  return (await stat(join(SITE_FOLDER, `${file}.br`))).size
}

if (import.meta.main) {
  const weights = await weighPages()
  console.table(weights.toSorted((one, other) => other.html - one.html).slice(0, 6))
  console.log(`${weights.length} pages; heaviest HTML ${Math.max(...weights.map(({ html }) => html))} bytes`)
  const scripts = weights.map((page) => page.scripts - page.own)
  console.log(`JavaScript: ${Math.max(...scripts)} bytes on every page. Pages with the largest scripts of their own:`)
  console.table(weights.toSorted((one, other) => other.own - one.own).slice(0, 12))
  console.log('Embedded pages')
  console.table(await weighEmbeds())
  console.log(`fonts: ${(await fontSizes()).join(', ')} bytes`)
}
