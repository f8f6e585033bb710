import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Manifest } from 'vite'
import { pages } from '#site/pages.ts'
import { NEXT_SITE, PRERENDER_FOLDER } from './folders.ts'

/** What starts every document in the browser. */
export const START = 'src/app/client.tsx'

/** What that loads to hydrate it: a page of the site, or an embedded page. */
export const hydrating = { page: 'src/app/hydrate.tsx', embed: 'src/app/embedded/hydrate.tsx' } as const

/** What turns a path into HTML. */
const renderers = { prerender: 'src/app/prerender.tsx', 'prerender-embed': 'src/app/embedded/prerender.tsx' }

/** Letters of a hash do not compress, and every page names a dozen files: seven tell two versions of one file apart. */
export const HASH_LENGTH = 7

export const hashedNames = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
    `assets/${pageOf(facadeModuleId) ?? name}-[hash:${HASH_LENGTH}].js`,
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** The room that a page module stands in: the code of a page has its name. */
function pageOf(module: string | null | undefined): string | undefined {
  const [, page, part] = /[\\/]pages[\\/]([\w-]+)[\\/](page|below-the-fold)\.tsx$/.exec(module ?? '') ?? []
  return part === 'below-the-fold' ? `${page}-below` : page
}

const SHARE_OF_MOST = 0.5

/** A file of its own: it stays in the browser's cache when only the site changes. */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
}

/** Files and folders that chunks are made of, by alias: they follow a folder that moves, and a name without a file stops the build. */
const sharable = partsOf(
  '#browser/',
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

/** What a page puts forms and the diagnostic into. */
const frames = partsOf('#embeds/')

/** What plays a scripted chat: most pages with a form have none at first. */
const demos = partsOf('#sections/demos/', '#ui/motion/chat.ts', '#site/chat-timings.ts')

const otherSharable = /[\\/]pages[\\/][\w-]+[\\/]definition\.ts$|[\\/]lucide[\\/]|vite[\\/]preload-helper/

function partsOf(...names: string[]): (id: string) => boolean {
  const paths = names.map((name) => (name.endsWith('/') ? join(pathOf(`${name}any`), '..', '/') : pathOf(name)))
  const missing = names.filter((_, index) => !existsSync(paths[index] ?? ''))
  if (missing.length > 0) throw new Error(`Bundles are split by ${missing.join(', ')}, which does not exist`)
  return (id) => paths.some((path) => normalize(id).startsWith(path))
}

function pathOf(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier))
}

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** All modules that import this one, directly or not: it is part of them from the start. */
function usersOf(id: string, graph: Graph): string[] {
  const met = new Set<string>()
  const visit = (module: string): void => {
    if (met.has(module)) return
    met.add(module)
    graph.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return [...met]
}

/**
 * What documents share: `blocks` is what most pages hydrate with, `frames` what those do that have a form, `demos` what
 * those do that have a scripted chat, and `parts` what some others do; `sections` and `details` are the same for what comes below the first screen.
 */
const shared = {
  debugName: 'shared',
  name: (id: string, graph: Graph) => {
    if (!sharable(id) && !otherSharable.test(id)) return null
    const users = usersOf(id, graph)
    const has = (module: string) => users.some((user) => user.endsWith(module))
    // All that runs at first stands in the file that starts.
    if (has(START)) return null
    const most = pages.length * SHARE_OF_MOST
    const atFirst = has(hydrating.page) ? pages.length : users.filter((user) => user.endsWith('/page.tsx')).length
    const below = users.filter((user) => user.endsWith('/below-the-fold.tsx'))
    const all = atFirst + below.length
    if (atFirst >= most) return 'blocks'
    // What only one page has stands in that page's own file.
    if (new Set(users.flatMap((user) => pageOf(user)?.replace(/-below$/, '') ?? [])).size === 1) return null
    if (atFirst > 0 && users.some(frames)) return 'frames'
    if (atFirst > 0 && all > 1) return demos(id) ? 'demos' : 'parts'
    if (atFirst > 0) return null
    if (all >= most) return 'sections'
    return all > 1 ? 'details' : null
  },
}

/** A busy machine is nothing that an owner has to be told of. */
export const checks = { bundlerTimings: false }

/** What the browser gets: scripts, sheets, fonts, and everything in public/. */
export async function bundleForBrowser(): Promise<Manifest> {
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    build: {
      outDir: NEXT_SITE,
      manifest: true,
      // A page's sheets must be there before it is shown. Its scripts import each other; naming them here again costs every page.
      modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
      rolldownOptions: {
        checks,
        input: START,
        output: {
          ...hashedNames, // What a module imports is in use wherever the module is, so that the groups follow from each module by itself.
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
