import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { Drawing } from '#site/brand.ts'
import { darkColorsOf, readColors, type Colors, type Role } from './colors.ts'

const COLORS = 'brand/colors.json'

/** Colors in tokens.css, for both schemes: `brand(ink)`, `brand(ink / 0.06)`. */
const BRAND_FUNCTION = /\bbrand\((\w+)(?: \/ ([\d.]+))?\)/g

export function brandColors(): Colors {
  return readColors(readFileSync(COLORS, 'utf8'), COLORS)
}

export function brandMark(): Drawing {
  return drawingOf(readFileSync('brand/mark.svg', 'utf8'))
}

export function brandLogo(): Drawing | undefined {
  return optionalDrawing('brand/logo.svg')
}

function optionalDrawing(file: string): Drawing | undefined {
  return existsSync(file) ? drawingOf(readFileSync(file, 'utf8')) : undefined
}

export function applyBrandColors(css: string, colors: Colors): string {
  const schemes = [colors, darkColorsOf(colors)]
  return css.replaceAll(BRAND_FUNCTION, (token, role: string, alpha?: string) => {
    if (!(role in colors)) throw new Error(`${token} in tokens.css: there is no such role in ${COLORS}`)
    const opacity =
      alpha === undefined
        ? ''
        : Math.round(Number(alpha) * 255)
            .toString(16)
            .padStart(2, '0')
    const both = new Set(schemes.map((scheme) => scheme[role as Role].toLowerCase() + opacity))
    return both.size === 1 ? [...both].join() : `light-dark(${[...both].join(', ')})`
  })
}

/** Tokens that most brands don't need, each with the token it repeats if their colors are the same. */
const OPTIONAL_TOKENS: readonly { token: string; role: Role; of: { token: string; role: Role } }[] = [
  { token: '--brand-own', role: 'brand', of: { token: '--brand', role: 'brandDrawn' } },
  { token: '--brand-fill', role: 'brandFill', of: { token: '--brand', role: 'brandDrawn' } },
  { token: '--brand-text-large', role: 'brandTextLarge', of: { token: '--brand-text', role: 'brandText' } },
  { token: '--done-mark', role: 'doneMark', of: { token: '--marked', role: 'marked' } },
]

/** Styles are inlined, so every token costs bytes on each page. */
export function mergeRepeatedTokens(css: string, colors: Colors): string {
  const repeated = OPTIONAL_TOKENS.filter(
    ({ role, of }) => colors[role].toLowerCase() === colors[of.role].toLowerCase(),
  )
  return repeated.reduce((rest, { token, of }) => rest.replaceAll(`var(${token})`, `var(${of.token})`), css)
}

/** Runs before other plugins, which need plain CSS. */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined
      this.addWatchFile(`${process.cwd()}/${COLORS}`)
      const colors = brandColors()
      const isTokens = id.endsWith('/src/ui/tokens.css')
      return mergeRepeatedTokens(isTokens ? applyBrandColors(code, colors) : code, colors)
    },
  }
}

/** Declared in src/site/brand.ts. */
export function brandConstants(): Record<string, string> {
  return {
    __THEME_COLOR__: JSON.stringify(brandColors().brand),
    __THEME_COLOR_DARK__: JSON.stringify(darkColorsOf(brandColors()).paper),
    __MARK__: JSON.stringify(brandMark()),
    __MARK_ON_DARK__: JSON.stringify(optionalDrawing('brand/mark-on-dark.svg') ?? placeOnTile(brandMark())),
    __LOGO__: JSON.stringify(brandLogo()) ?? 'undefined',
    __LOGO_ON_DARK__: JSON.stringify(optionalDrawing('brand/logo-on-dark.svg') ?? brandLogo()) ?? 'undefined',
  }
}

/** A group takes over the presentation attributes of the SVG's root. */
export function drawingOf(svg: string): Drawing {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const viewBox = /\sviewBox="([^"]+)"/.exec(attributes)?.[1]
  const [, , width = 0, height = 0] = (viewBox ?? '').split(/[\s,]+/).map(Number)
  if (!viewBox || !(width > 0 && height > 0))
    throw new Error(`An SVG file of the brand needs a viewBox: ${svg.slice(0, 80)}`)
  const ownAttributes = /\s+(?:xmlns(?::\w+)?|viewBox|width|height|id|class|version)="[^"]*"/g
  const inherited = attributes.replaceAll(ownAttributes, '').trim()
  const shapes = content.trim().replaceAll(/>\s+</g, '><')
  return { viewBox, ratio: width / height, content: inherited ? `<g ${inherited}>${shapes}</g>` : shapes }
}

/** Makes a mark of any color visible on a dark background. */
export function placeOnTile({ viewBox, content }: Drawing): Drawing {
  const mark = `<svg x="5" y="5" width="18" height="18" viewBox="${viewBox}">${content}</svg>`
  return {
    viewBox: '0 0 28 28',
    ratio: 1,
    content: `<rect width="28" height="28" rx="8" fill="var(--on-dark)"/>${mark}`,
  }
}

/** Without the font faces before the tokens. */
export async function tokensOfBrand(): Promise<string> {
  const tokens = await readFile('src/ui/tokens.css', 'utf8')
  return applyBrandColors(tokens.slice(tokens.indexOf('@layer tokens {')), brandColors())
}

/** For a blank page that images are drawn on. */
export async function brandStyle(): Promise<string> {
  const fonts = 'node_modules/@fontsource-variable/host-grotesk/files'
  const font = await readFile(`${fonts}/host-grotesk-latin-wght-normal.woff2`, 'base64')
  const glyphs = await readFile('src/ui/glyphs.ttf', 'base64')
  return `
    ${await tokensOfBrand()}
    @font-face { font-family: 'Host Grotesk'; src: url(data:font/woff2;base64,${font}); font-weight: 300 800 }
    @font-face { font-family: 'Host Grotesk'; src: url(data:font/ttf;base64,${glyphs}); font-weight: 300 800; unicode-range: U+2D, U+31 }
    * { box-sizing: border-box; margin: 0 }
    body { font-family: var(--font); letter-spacing: -0.035em; line-height: 1.05; font-weight: 600 }
    svg { display: block }
  `
}

export function svgOf({ viewBox, content }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
}
