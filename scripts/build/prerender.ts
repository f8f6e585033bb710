import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk } from 'vite'
import type { renderPath as renderPathType } from '../../app/prerender.tsx'
import { contentPolicy } from '../../app/site/content-policy.ts'
import { languages, type Language } from '../../app/site/languages.ts'
import { notFoundPage, type AnyPage } from '../../app/site/pages.ts'
import { sitePaths } from '../../app/site/paths.ts'
import { robots, sitemap } from '../../app/site/search/sitemap.ts'
import type { Settings } from '../../app/site/settings.ts'
import { linkToTexts, type BuiltTexts } from '../../app/texts/built.ts'
import { bundlesOf } from '../locale-files.ts'
import { CLIENT_ENTRY } from './bundle.ts'
import { PRERENDER_FOLDER, SITE_FOLDER } from './folders.ts'
import { stylesOfPage } from './styles-of-page.ts'

export type PrerenderedPage = {
  /** The path that it answers; a not-found page has the path that no page has. */
  path: string
  language: Language
  page: AnyPage
  /** Inside the site folder. */
  file: string
  policy: string
}

export async function prerenderSite(settings: Settings, manifest: Manifest): Promise<PrerenderedPage[]> {
  const bundle = pathToFileURL(resolve(PRERENDER_FOLDER, 'prerender.js')).href
  const { renderPath } = (await import(bundle)) as { renderPath: typeof renderPathType }
  const found = sitePaths.map(({ path, language, page }) => ({
    path,
    language,
    page,
    file: `${path === '/' ? '' : path.slice(1) + '/'}index.html`,
  }))
  const notFound = languages.map((language) => ({
    path: language === 'en' ? '/404' : `/${language}/404`,
    language,
    page: notFoundPage,
    file: language === 'en' ? '404.html' : `${language}/404.html`,
  }))

  const written: PrerenderedPage[] = []
  for (const target of [...found, ...notFound]) {
    const assets = await assetsOf(target.page, manifest)
    const bundles = await bundlesOf(target.page, target.language)
    const html = await renderPath({ ...target, bundles, clientModule: assets.clientModule })
    const texts = await writeTexts(target.page, { language: target.language, bundles })
    const styles = stylesOfPage(assets.css, html)
    await write(
      target.file,
      html.replace('</head>', () => `${headOf(assets, styles)}${linkToTexts(texts)}</head>`),
    )
    const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`
    written.push({ ...target, policy: contentPolicy(settings, [styleHash]) })
  }
  await write('sitemap.xml', sitemap(settings.siteUrl))
  await write('robots.txt', robots(settings.siteUrl))
  return written
}

async function write(file: string, content: string): Promise<void> {
  const path = `${SITE_FOLDER}/${file}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** The texts of a page as a file with a hashed name; paths that show the same page share it. */
async function writeTexts(page: AnyPage, texts: BuiltTexts): Promise<string> {
  const json = JSON.stringify(texts)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  const file = `assets/texts-${page.id}-${texts.language}-${hash}.json`
  await write(file, json)
  return `/${file}`
}

type Assets = { clientModule: string; sheets: string[]; css: string; modules: string[]; fonts: string[] }

/** What a page needs of the browser bundle: the entry's and its own chunks, with all that these import. */
async function assetsOf(page: AnyPage, manifest: Manifest): Promise<Assets> {
  const entry = chunkAt(manifest, CLIENT_ENTRY)
  const chunks = [...withImports(manifest, CLIENT_ENTRY), ...withImports(manifest, `app/pages/${page.module}.tsx`)]
  const unique = [...new Set(chunks)]
  // The entry's sheet comes first: it names the order of the cascade layers.
  const sheets = [...new Set([entry, ...unique].flatMap((chunk) => chunk.css ?? []))]
  const contents = await Promise.all(sheets.map((sheet) => readFile(`${SITE_FOLDER}/${sheet}`, 'utf8')))
  return {
    clientModule: `/${entry.file}`,
    sheets: sheets.map((sheet) => `/${sheet}`),
    css: contents.map((css) => css.trim()).join(''),
    modules: unique.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    fonts: [...new Set(unique.flatMap((chunk) => chunk.assets ?? []))]
      .filter((asset) => asset.endsWith('.woff2'))
      .map((asset) => `/${asset}`),
  }
}

function chunkAt(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The browser bundle has no ${key}`)
  return chunk
}

function withImports(manifest: Manifest, key: string): ManifestChunk[] {
  const chunk = chunkAt(manifest, key)
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported)), chunk]
}

/**
 * The page's styles stand in the page, so that nothing is waited for before the first paint. The sheets are fetched
 * behind, as if for print; the client turns them on. They also tell Vite's loader that they are there: it would otherwise
 * wait for them before it hydrates the page.
 */
function headOf({ sheets, modules, fonts }: Assets, styles: string): string {
  return [
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${styles}</style>`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" media="print">`),
    ...modules.map((module) => `<link rel="modulepreload" href="${module}" fetchpriority="low">`),
  ].join('')
}
