import { readFile } from 'node:fs/promises'
import type { Drawing } from '#site/brand.ts'
import { applyBrandColors, brandColors } from './brand.ts'

const FONT = 'node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'

/** Without the font faces before the tokens. */
export async function tokensOfBrand(): Promise<string> {
  const tokens = await readFile('src/ui/tokens.css', 'utf8')
  return applyBrandColors(tokens.slice(tokens.indexOf('@layer tokens {')), brandColors())
}

/** For a blank page that images are drawn on. */
export async function brandStyle(): Promise<string> {
  const font = await readFile(FONT, 'base64')
  const glyphs = await readFile('src/ui/glyphs.ttf', 'base64')
  return `
    ${await tokensOfBrand()}
    @font-face { font-family: 'Host Grotesk'; src: url(data:font/woff2;base64,${font}); font-weight: 300 579 }
    @font-face { font-family: 'Host Grotesk'; src: url(data:font/woff2;base64,${font}); font-weight: 580 800 }
    @font-face { font-family: 'Host Grotesk'; src: url(data:font/ttf;base64,${glyphs}); font-weight: 580 800; unicode-range: U+2D, U+31 }
    * { box-sizing: border-box; margin: 0 }
    body { font-family: var(--font); letter-spacing: -0.035em; line-height: 1.05; font-weight: 600 }
    svg { display: block }
  `
}

export function svgOf({ viewBox, content }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
}
