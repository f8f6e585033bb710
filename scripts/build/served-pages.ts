/** What the server writes by itself has one sheet, with the same tokens and fonts as the site. */

import { writeFile } from 'node:fs/promises'
import { build, type Rolldown } from 'vite'
import type { Frame } from '../../desk/served/frame.ts'
import { SITE_FOLDER } from '../../server/folders.ts'
import { brandLogo, brandMark } from '../brand/brand.ts'
import { checks, hashedNames } from './bundle.ts'

const SHEET = 'desk/served/sheet.ts'

/** Pixels, as in the site's header. */
const LOGO_HEIGHT = 28

/** Fonts bear the names that they have in the site's own bundle: only the sheet is to be written. */
export async function frameOfServedPages(): Promise<Frame> {
  const { output } = (await build({
    configLoader: 'native',
    logLevel: 'warn',
    publicDir: false,
    // Their markup is written by hand.
    css: { modules: { generateScopedName: '[local]' } },
    build: {
      write: false,
      rolldownOptions: { checks, input: { served: SHEET }, output: hashedNames, treeshake: false },
    },
  })) as Rolldown.RolldownOutput
  const sheets = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  for (const sheet of sheets) {
    if (sheet.type === 'asset') await writeFile(`${SITE_FOLDER}/${sheet.fileName}`, sheet.source)
  }
  const logo = brandLogo()
  const { viewBox, ratio, content } = logo ?? brandMark()
  const width = Math.round(LOGO_HEIGHT * ratio)
  return {
    styles: sheets.map(({ fileName }) => `/${fileName}`),
    logo: `<svg width="${width}" height="${LOGO_HEIGHT}" viewBox="${viewBox}" aria-hidden="true">${content}</svg>`,
    logoHasName: logo !== undefined,
  }
}
