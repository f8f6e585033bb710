/** Weighs the built pages as they travel: brotli. `npm run weigh` prints the heaviest of each language and the font. */

import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '../server/folders.ts'

type PageWeight = {
  /** The prerendered file, inside the site folder. */
  file: string
  html: number
  /** All scripts that the page loads at first, and the part of them that is libraries. */
  scripts: number
  libraries: number
  /** The part that not every page loads. */
  own: number
  texts: number
}

/** The pages of the site, with its not-found pages. */
export async function weighPages(): Promise<PageWeight[]> {
  return weigh((await builtFiles()).filter((file) => !file.startsWith('embed/')))
}

/** What frames load. */
export async function weighEmbeds(): Promise<PageWeight[]> {
  return weigh((await builtFiles()).filter((file) => file.startsWith('embed/')))
}

async function builtFiles(): Promise<string[]> {
  const files = await readdir(SITE_FOLDER, { recursive: true })
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.html'))
}

/** `own` is what not all of these files load. */
async function weigh(files: readonly string[]): Promise<PageWeight[]> {
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(SITE_FOLDER, file), 'utf8')
      const named = [...html.matchAll(/[" ]\/(assets\/[^" ]+)/g)].map(([, asset = '']) => asset)
      const imported = await Promise.all(named.filter((asset) => asset.endsWith('.js')).map(importsOf))
      return { file, assets: [...new Set([...named, ...imported.flat()])] }
    }),
  )
  return Promise.all(
    pages.map(async ({ file, assets }) => {
      const scripts = assets.filter((asset) => asset.endsWith('.js'))
      return {
        file,
        html: await compressedSize(file),
        scripts: await weightOf(scripts),
        libraries: await weightOf(scripts.filter((script) => script.includes('libraries'))),
        own: await weightOf(scripts.filter((script) => !pages.every((page) => page.assets.includes(script)))),
        texts: await weightOf(assets.filter((asset) => asset.endsWith('.json'))),
      }
    }),
  )
}

/** What a script asks for by itself, as soon as it is there. */
async function importsOf(script: string): Promise<string[]> {
  const code = await readFile(join(SITE_FOLDER, script), 'utf8')
  return [...code.matchAll(/from"\.\/([^"]+)"/g)].map(([, file = '']) => `assets/${file}`)
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
  console.log(`JavaScript: ${Math.max(...scripts)} bytes on every page; of its own at most`)
  console.table(weights.toSorted((one, other) => other.own - one.own).slice(0, 12))
  console.log('Embedded pages')
  console.table(await weighEmbeds())
  console.log(`fonts: ${(await fontSizes()).join(', ')} bytes`)
}
