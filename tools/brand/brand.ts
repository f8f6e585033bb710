import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Drawing } from '#site/brand.ts'
import { readColors, type Colors, type Role } from './colors.ts'
import { drawingOf, placeOnTile } from './drawing.ts'

const COLORS = 'brand/colors.json'
const MARK = 'brand/mark.svg'
const MARK_ON_DARK = 'brand/mark-on-dark.svg'
const LOGO = 'brand/logo.svg'
const LOGO_ON_DARK = 'brand/logo-on-dark.svg'

/** Colors in tokens.css: `brand(ink)`, `brand(ink / 0.06)`. */
const BRAND_FUNCTION = /\bbrand\((\w+)(?: \/ ([\d.]+))?\)/g

export function brandColors(): Colors {
  return readColors(readFileSync(COLORS, 'utf8'), COLORS)
}

export function brandMark(): Drawing {
  return drawingOf(readFileSync(MARK, 'utf8'))
}

export function brandLogo(): Drawing | undefined {
  return optionalDrawing(LOGO)
}

function optionalDrawing(file: string): Drawing | undefined {
  return existsSync(file) ? drawingOf(readFileSync(file, 'utf8')) : undefined
}

export function applyBrandColors(css: string, colors: Colors): string {
  return css.replaceAll(BRAND_FUNCTION, (token, role: string, alpha?: string) => {
    const color = colors[role as Role]?.toLowerCase()
    if (!color) throw new Error(`${token} in tokens.css: there is no such role in ${COLORS}`)
    return alpha === undefined
      ? color
      : color +
          Math.round(Number(alpha) * 255)
            .toString(16)
            .padStart(2, '0')
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
  return OPTIONAL_TOKENS.filter(({ role, of }) => colors[role].toLowerCase() === colors[of.role].toLowerCase()).reduce(
    (rest, { token, of }) => rest.replaceAll(`var(${token})`, `var(${of.token})`),
    css,
  )
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
    __MARK__: JSON.stringify(brandMark()),
    __MARK_ON_DARK__: JSON.stringify(optionalDrawing(MARK_ON_DARK) ?? placeOnTile(brandMark())),
    __LOGO__: JSON.stringify(brandLogo()) ?? 'undefined',
    __LOGO_ON_DARK__: JSON.stringify(optionalDrawing(LOGO_ON_DARK) ?? brandLogo()) ?? 'undefined',
  }
}
