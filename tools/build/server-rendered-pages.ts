import { writeFile } from 'node:fs/promises'
import { build, type Rolldown } from 'vite'
import type { LayoutAssets } from '#leads/documents/layout.ts'
import { brandLogo, brandMark } from '../brand/brand.ts'
import { checks, hashedNames } from './bundle.ts'
import { NEXT_SITE } from './folders.ts'

/** Pixels, as in the site's header. */
const LOGO_HEIGHT = 28

/** Fonts are left out: they have the same names as in the bundle of the site. */
export async function buildServerRenderedLayout(): Promise<LayoutAssets> {
  const files = await bundleServerRenderedStyles()
  const sheets = [...files.keys()].filter((path) => path.endsWith('.css'))
  for (const sheet of sheets) await writeFile(NEXT_SITE + sheet, files.get(sheet) ?? '')
  return createLayoutAssets(sheets)
}

export async function bundleServerRenderedStyles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { output } = (await build({
    configLoader: 'native',
    logLevel: 'warn',
    publicDir: false,
    // Handwritten markup uses plain class names.
    css: { modules: { generateScopedName: '[local]' } },
    // No code refers to these styles, so tree shaking would drop them.
    build: {
      write: false,
      rolldownOptions: {
        checks,
        input: { served: 'src/leads/documents/stylesheet.ts' },
        output: hashedNames,
        treeshake: false,
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'asset' ? [[`/${file.fileName}`, file.source]] : [])))
}

export function createLayoutAssets(styles: readonly string[]): LayoutAssets {
  const logo = brandLogo()
  const { viewBox, ratio, content } = logo ?? brandMark()
  const width = Math.round(LOGO_HEIGHT * ratio)
  return {
    styles,
    logo: `<svg width="${width}" height="${LOGO_HEIGHT}" viewBox="${viewBox}" aria-hidden="true">${content}</svg>`,
    logoHasName: logo !== undefined,
  }
}
