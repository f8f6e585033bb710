import { readFile, rm } from 'node:fs/promises'
import { build, type Manifest } from 'vite'
import { PRERENDER_FOLDER, SITE_FOLDER } from '../../server/folders.ts'

/** What starts a document in the browser: a page of the site, or an embedded page. */
export const entries = { page: 'app/client.tsx', embed: 'app/embedded/client.tsx' } as const

/** What turns a path into HTML. */
const renderers = { prerender: 'app/prerender.tsx', 'prerender-embed': 'app/embedded/prerender.tsx' }

/** Letters of a hash do not compress, and every page names a dozen files: six tell two versions of one file apart. */
export const HASH_LENGTH = 6

const hashedNames = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  assetFileNames: `assets/[name]-[hash:${HASH_LENGTH}][extname]`,
}

/** A file of its own: it stays in the browser's cache when only the site changes. */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
}

const blockNames =
  'SectionHeading|Eyebrow|Ground|Card|Panel|Status|Avatar|Chat|Stat|Meter|Icon|Button|Wrap|TextLink|VisuallyHidden|LogoMark|classes'

/** Icons of the shell and of buttons: beside the parts, every page would have to load all parts for one of them. */
const iconNames = 'arrow-right|arrow-up-right|chevron-down|globe|menu|mic|pause|play|x'

/** What every page needs beside its own sections: one file instead of one each. */
const blocks = {
  name: 'blocks',
  test: new RegExp(
    [
      'app/(site(?!/embeds)|texts|routing|analytics|browser(?!/speech))/',
      'app/(start|DocumentHead)\\.',
      'app/motion/preference',
      `app/ui/(${blockNames})\\.`,
      `node_modules/lucide/.*/(${iconNames})\\.`,
    ]
      .join('|')
      .replaceAll('/', '[\\\\/]'),
  ),
}

/** What two pages or more are made of: one file too. */
const parts = {
  name: 'parts',
  // Questions and answers stand on two pages only: the others need not carry them.
  test: /app[\\/](sections|demos)[\\/](?!Faq)\w+\.|app[\\/]site[\\/]embeds|app[\\/]motion[\\/]|app[\\/]ui[\\/](?!Accordion)|node_modules[\\/]lucide/,
  minShareCount: 2,
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
        output: { ...hashedNames, codeSplitting: { groups: [libraries, blocks, parts] } },
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
