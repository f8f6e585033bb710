import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Manifest } from 'vite'
import { pages } from '#site/pages.ts'
import { NEXT_SITE, PRERENDER_FOLDER } from './folders.ts'

export const CLIENT_ENTRY = 'src/app/client.tsx'

/** Loaded by the entry module to hydrate a page of the site or an embedded document. */
export const hydrateEntries = { page: 'src/app/hydrate.tsx', embed: 'src/app/embedded/hydrate.tsx' } as const

const renderers = { prerender: 'src/app/prerender.tsx', 'prerender-embed': 'src/app/embedded/prerender.tsx' }

/** Short, because hashes don't compress; seven characters are enough to tell versions of a file apart. */
export const HASH_LENGTH = 7

export const hashedNames = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
    `assets/${pageOf(facadeModuleId) ?? name}-[hash:${HASH_LENGTH}].js`,
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** The page folder of a page module, which its chunks are named after. */
function pageOf(module: string | null | undefined): string | undefined {
  const [, page, part] = /[\\/]pages[\\/]([\w-]+)[\\/](page|below-the-fold)\.tsx$/.exec(module ?? '') ?? []
  return part === 'below-the-fold' ? `${page}-below` : page
}

/** A separate file stays cached when only the site changes. */
const libraries = { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }

/** Modules that shared chunks are made of, as import names, so that a missing file stops the build. */
const isSharable = matchModules(
  '#browser/',
  '#embeds/useMailTo.ts',
  '#i18n/',
  '#routing/',
  '#sections/',
  '#site/',
  '#ui/',
  '#app/shell/',
  '#app/start.ts',
  '#app/start-tag.ts',
  '#app/document.tsx',
  '#app/DocumentHead.tsx',
)

const isEmbed = matchModules('#embeds/')

const isDemo = matchModules(
  '#sections/demos/CitedAnswer.tsx',
  '#sections/demos/ScriptedChat.tsx',
  '#sections/demos/TracedChat.tsx',
  '#ui/motion/chat.ts',
  '#site/chat-timings.ts',
)

/** Few pages need these, and most of those need nothing else of the chunks that they would be in. */
const isSeparate = matchModules(
  '#sections/AssistantSection.module.css',
  '#sections/AssistantSection.tsx',
  '#sections/CellTable.module.css',
  '#sections/CellTable.tsx',
  '#sections/ClientLogoStrip.tsx',
  '#sections/FeatureCardsSection.module.css',
  '#sections/FeatureCardsSection.tsx',
  '#sections/NoticeHeroSection.tsx',
  '#sections/NoticeList.tsx',
  '#sections/ResultsSection.module.css',
  '#sections/ResultsSection.tsx',
  '#sections/SchedulingLink.tsx',
  '#ui/Interpolated.tsx',
  '#ui/LogoStrip.module.css',
  '#ui/LogoStrip.tsx',
  '#ui/Slider.module.css',
  '#ui/Slider.tsx',
  '#ui/TextColumns.module.css',
  '#ui/TextColumns.tsx',
)

const otherSharable = /[\\/]pages[\\/][\w-]+[\\/]definition\.ts$|[\\/]lucide[\\/]|vite[\\/]preload-helper/

function matchModules(...names: string[]): (id: string) => boolean {
  const paths = names.map((name) => (name.endsWith('/') ? join(pathOf(`${name}any`), '..', '/') : pathOf(name)))
  const missing = names.filter((_, index) => !existsSync(paths[index] ?? ''))
  if (missing.length > 0) throw new Error(`Bundles are split by ${missing.join(', ')}, which does not exist`)
  return (id) => paths.some((path) => normalize(id).startsWith(path))
}

function pathOf(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier))
}

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Includes indirect static importers and the module itself. */
function importersOf(id: string, graph: Graph): string[] {
  const visited = new Set<string>()
  const visit = (module: string): void => {
    if (visited.has(module)) return
    visited.add(module)
    graph.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return [...visited]
}

/**
 * Initial load: `blocks` for most pages, `frames` for pages with a form, `demos` for pages with a scripted chat,
 * `parts` for some others. Below the fold: `sections` for most pages, `details` for some.
 */
const shared = {
  debugName: 'shared',
  name: (id: string, graph: Graph) => {
    if (isSeparate(id) || (!isSharable(id) && !otherSharable.test(id))) return null
    const importers = importersOf(id, graph)
    const has = (module: string) => importers.some((importer) => importer.endsWith(module))
    // Modules that the entry imports stay in the entry chunk.
    if (has(CLIENT_ENTRY)) return null
    const majority = pages.length / 2
    const inInitialLoad = has(hydrateEntries.page)
      ? pages.length
      : importers.filter((importer) => importer.endsWith('/page.tsx')).length
    const belowTheFold = importers.filter((importer) => importer.endsWith('/below-the-fold.tsx'))
    const all = inInitialLoad + belowTheFold.length
    if (inInitialLoad >= majority) return 'blocks'
    // Modules of a single page stay in the chunk of that page.
    if (new Set(importers.flatMap((importer) => pageOf(importer)?.replace(/-below$/, '') ?? [])).size === 1) return null
    if (inInitialLoad > 0 && importers.some(isEmbed)) return 'frames'
    if (inInitialLoad > 0 && all > 1) return isDemo(id) ? 'demos' : 'parts'
    if (inInitialLoad > 0) return null
    if (all >= majority) return 'sections'
    return all > 1 ? 'details' : null
  },
}

/** Timing warnings only mean that the machine is busy. */
export const checks = { bundlerTimings: false }

export async function bundleForBrowser(): Promise<Manifest> {
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    build: {
      outDir: NEXT_SITE,
      manifest: true,
      // Preload only stylesheets: scripts import each other, and listing them here would cost bytes on every page.
      modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
      rolldownOptions: {
        checks,
        input: CLIENT_ENTRY,
        output: {
          ...hashedNames,
          // A module's imports are used wherever it is, so `shared` can assign each module separately.
          codeSplitting: { groups: [libraries, shared], includeDependenciesRecursively: false },
        },
      },
    },
  })
  const manifest = JSON.parse(await readFile(`${NEXT_SITE}/.vite/manifest.json`, 'utf8')) as Manifest
  await rm(`${NEXT_SITE}/.vite`, { recursive: true })
  return manifest
}

export async function bundleForPrerender(): Promise<void> {
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: PRERENDER_FOLDER, ssr: true, rolldownOptions: { checks, input: renderers } },
  })
}
