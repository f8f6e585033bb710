import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Manifest, ManifestChunk } from 'vite'
import type { Render } from '#app/render-document.ts'
import { startScript, startTag } from '#app/start-tag.ts'
import type { BuiltTexts } from '#i18n/loading.ts'
import type { BuildRecord } from '#server/build-record.ts'
import { SCHEME_SCRIPT } from '#site/color-scheme.ts'
import { contentPolicy, embedPolicy, type Inlined } from '#site/content-policy.ts'
import { embedPaths } from '#site/embeds.ts'
import { languages, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { namespaces, type Namespace } from '#site/namespaces.ts'
import { outsidePartsOf } from '#site/outside-parts.ts'
import { notFoundPage } from '#site/pages.ts'
import { NOT_FOUND_PATH, pathIn, sitePaths } from '#site/paths.ts'
import type { Settings } from '#site/settings.ts'
import { bundlesOf, readTexts } from '../locale-files.ts'
import { CLIENT_ENTRY, HASH_LENGTH, hydrateEntries } from './bundle.ts'
import { NEXT_SITE, PRERENDER_FOLDER } from './folders.ts'
import { createSeoFiles } from './seo-files.ts'

type Prerendered = BuildRecord['pages']

type Target = {
  /** A not-found page has a path that no page uses. */
  path: string
  language: Language
  file: string
  content: { id: string; namespaces: readonly Namespace[] }
  /** The module that hydrates it, the page module, and its sections below the fold. */
  hydrate: string
  module: string
  belowTheFold?: string
  render: Render
  policy: (inlined: Inlined) => string
}

export async function prerenderSite(
  settings: Settings,
  manifest: Manifest,
): Promise<Pick<BuildRecord, 'pages' | 'notFound' | 'embeds'>> {
  const asPage = {
    hydrate: hydrateEntries.page,
    render: await loadRenderer('prerender'),
    policy: (inlined: Inlined) => contentPolicy(settings, inlined),
  }
  const asEmbed = { hydrate: hydrateEntries.embed, render: await loadRenderer('prerender-embed') }

  const pages = sitePaths.map(({ path, language, page }) => {
    const folder = `src/pages/${page.id}`
    const modules = { module: `${folder}/page.tsx`, belowTheFold: `${folder}/below-the-fold.tsx` }
    return { ...asPage, ...modules, path, language, file: fileOf(path), content: page }
  })
  const notFound = languages.map((language) => {
    const path = pathIn(language, NOT_FOUND_PATH)
    const module = `src/pages/${notFoundPage.id}/page.tsx`
    return { ...asPage, module, path, language, file: `${path.slice(1)}.html`, content: notFoundPage }
  })
  const embeds = embedPaths
    .filter(({ embed }) => settings.hasLeadsServer || embed.id === 'diagnostic')
    .map(({ path, language, embed }) => {
      const policy = (inlined: Inlined) => embedPolicy(inlined, outsidePartsOf(embed.id, settings))
      return { ...asEmbed, policy, module: embed.module, path, language, file: fileOf(path), content: embed }
    })

  for (const [path, content] of Object.entries(await createSeoFiles(settings, new Date()))) {
    await write(path.slice(1), content)
  }
  await completeLocaleFiles()
  return {
    pages: await writeAll(pages, manifest),
    notFound: await writeAll(notFound, manifest, ({ language }) => language),
    embeds: await writeAll(embeds, manifest),
  }
}

/** Completes the published locale files with English texts. */
async function completeLocaleFiles(): Promise<void> {
  for (const language of languages) {
    for (const namespace of namespaces) {
      const file = localeFile(language, namespace).slice(1)
      const texts = await readTexts(language, namespace)
      const copied = await readFile(`${NEXT_SITE}/${file}`, 'utf8').catch(() => 'null')
      if (!isDeepStrictEqual(texts, JSON.parse(copied))) await write(file, JSON.stringify(texts, null, 2))
    }
  }
}

async function loadRenderer(name: string): Promise<Render> {
  const { render } = (await import(pathToFileURL(join(PRERENDER_FOLDER, `${name}.js`)).href)) as { render: Render }
  return render
}

/** Any static host serves a folder with an index.html. */
function fileOf(path: string): string {
  return `${path === '/' ? '' : path.slice(1) + '/'}index.html`
}

async function writeAll(
  targets: readonly Target[],
  manifest: Manifest,
  key = ({ path }: Target): string => path,
): Promise<Prerendered> {
  const prerendered: Record<string, Prerendered[string]> = {}
  for (const target of targets) {
    const { path, language, file, content, render, policy } = target
    const { module, scripts, sheets, styles, lateStyles, fonts } = await assetsOf(target, manifest)
    const bundles = await bundlesOf(content, language)
    const html = await render({ path, language, bundles })
    const texts = await writeTexts(content.id, { language, bundles })
    const head = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    head.push(`<script>${SCHEME_SCRIPT}</script><style>${styles}</style>`)
    // At the end, so that the first section arrives earlier.
    const end = [
      // Never fetched: keeps Vite's loader from loading inlined styles.
      ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
      startTag(module, { id: content.id, texts }),
    ]
    const complete = html
      .replace('</head>', (tag) => head.join('') + tag)
      // React skips unknown children of the body.
      .replace('</main>', (tag) => (lateStyles ? `${tag}<style>${lateStyles}</style>` : tag))
      .replace(/<\/body>(?=<\/html>$)/, (tag) => end.join('') + tag)
    await write(file, complete)
    const inlined = {
      scripts: [SCHEME_SCRIPT, startScript(module)].map(policyHash),
      styles: [styles, ...(lateStyles ? [lateStyles] : [])].map(policyHash),
    }
    prerendered[key(target)] = { file, policy: policy(inlined), scripts }
  }
  return prerendered
}

function policyHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

async function write(file: string, content: string): Promise<void> {
  const path = `${NEXT_SITE}/${file}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** All paths of a page share its texts. */
async function writeTexts(id: string, texts: BuiltTexts): Promise<string> {
  const json = JSON.stringify(texts)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH)
  const file = `assets/texts-${id}-${texts.language}-${hash}.json`
  await write(file, json)
  return `/${file}`
}

/** Keeps a section below the fold out of sight, if it is on a tall screen, until its styles have arrived. */
const showBelowTheFold = (visibility: 'hidden' | 'inherit') =>
  `@layer base{main>:first-child~*{visibility:${visibility}}}`

/** The entry module, the scripts of the initial load, and all stylesheets with their content and fonts. */
async function assetsOf({ hydrate, module, belowTheFold }: Target, manifest: Manifest) {
  const first = [CLIENT_ENTRY, hydrate, module].flatMap((key) => collectChunks(manifest, key))
  const below = belowTheFold && manifest[belowTheFold] ? collectChunks(manifest, belowTheFold) : []
  // Imports come first, so that the cascade layer order is declared at the top.
  const sheets = unique([...first, ...below].flatMap((chunk) => chunk.css ?? []))
  const inHead = new Set(unique(first.flatMap((chunk) => chunk.css ?? [])))
  const styles = await readStyles(sheets.filter((sheet) => inHead.has(sheet)))
  const lateStyles = await readStyles(sheets.filter((sheet) => !inHead.has(sheet)))
  return {
    module: `/${chunkAt(manifest, CLIENT_ENTRY).file}`,
    scripts: [...new Set(first.map((chunk) => chunk.file))],
    sheets,
    styles: lateStyles ? styles + showBelowTheFold('hidden') : styles,
    lateStyles: lateStyles && lateStyles + showBelowTheFold('inherit'),
    fonts: unique([...first, ...below].flatMap((chunk) => chunk.assets ?? [])).filter((asset) =>
      asset.endsWith('.woff2'),
    ),
  }
}

async function readStyles(sheets: readonly string[]): Promise<string> {
  const contents = await Promise.all(sheets.map((sheet) => readFile(NEXT_SITE + sheet, 'utf8')))
  return contents.map((css) => css.trim()).join('')
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => `/${file}`))]
}

function chunkAt(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The browser bundle has no ${key}`)
  return chunk
}

function collectChunks(manifest: Manifest, key: string, importers: readonly string[] = []): ManifestChunk[] {
  const path = [...importers, key]
  if (importers.includes(key)) {
    throw new Error(`Chunks import each other: ${path.join(' → ')}. Change the groups in tools/build/bundle.ts`)
  }
  const chunk = chunkAt(manifest, key)
  return [...(chunk.imports ?? []).flatMap((imported) => collectChunks(manifest, imported, path)), chunk]
}
