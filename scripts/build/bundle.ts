import { readFile, rm } from 'node:fs/promises'
import { build, type Manifest } from 'vite'
import { pages } from '../../app/site/pages.ts'
import { PRERENDER_FOLDER, SITE_FOLDER } from '../../server/folders.ts'

/** What starts a document in the browser: a page of the site, or an embedded page. */
export const entries = { page: 'app/client.tsx', embed: 'app/embedded/client.tsx' } as const

/** What turns a path into HTML. */
const renderers = { prerender: 'app/prerender.tsx', 'prerender-embed': 'app/embedded/prerender.tsx' }

/** Letters of a hash do not compress, and every page names a dozen files: six tell two versions of one file apart. */
export const HASH_LENGTH = 6

const hashedNames = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
    `assets/${pageOf(facadeModuleId) ?? name}-[hash:${HASH_LENGTH}].js`,
  assetFileNames: `assets/[name]-[hash:${HASH_LENGTH}][extname]`,
}

/** The room that a page module stands in: the code of a page has its name. */
function pageOf(module: string | null | undefined): string | undefined {
  return module ? /[\\/]pages[\\/]([\w-]+)[\\/]page\.tsx$/.exec(module)?.[1] : undefined
}

const SHARE_OF_MOST = 0.5

/** A file of its own: it stays in the browser's cache when only the site changes. */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
}

/** What pages share; the shell, frames and rooms are files of their own. */
const sharable =
  /[\\/]app[\\/](?:analytics|browser|demos|motion|routing|sections|site|texts|ui|start\.|DocumentHead\.)|[\\/]lucide[\\/]/

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** How many pages a module is part of; what the entry brings is on all of them. */
function pagesWith(id: string, graph: Graph): number {
  const met = new Set<string>()
  const visit = (module: string): void => {
    if (met.has(module)) return
    met.add(module)
    graph.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  const modules = [...met]
  if (modules.some((module) => module.endsWith(entries.page))) return pages.length
  return modules.filter(pageOf).length
}

/** One file with what most pages need, and one with what some do. */
const shared = {
  debugName: 'shared',
  name: (id: string, graph: Graph) => {
    const count = sharable.test(id) ? pagesWith(id, graph) : 0
    if (count >= pages.length * SHARE_OF_MOST) return 'blocks'
    return count > 1 ? 'parts' : null
  },
}

/** What the browser gets: scripts, sheets, fonts, and everything in public/. */
export async function bundleForBrowser(): Promise<Manifest> {
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    build: {
      outDir: SITE_FOLDER,
      manifest: true,
      rolldownOptions: {
        input: Object.values(entries),
        output: { ...hashedNames, codeSplitting: { groups: [libraries, shared] } },
      },
    },
  })
  const manifest = JSON.parse(await readFile(`${SITE_FOLDER}/.vite/manifest.json`, 'utf8')) as Manifest
  await rm(`${SITE_FOLDER}/.vite`, { recursive: true })
  return manifest
}

export async function bundleForPrerender(): Promise<void> {
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: PRERENDER_FOLDER, ssr: true, rolldownOptions: { input: renderers } },
  })
}
