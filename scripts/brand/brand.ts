/** What brand/ holds, for whoever builds or draws with it. */

import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Drawing } from '../../app/site/brand.ts'
import { readColors, type Colors, type Role } from './colors.ts'
import { drawingOf } from './drawing.ts'
import { byte } from './oklch.ts'

const COLORS = 'brand/colors.json'
const MARK = 'brand/mark.svg'
const LOGO = 'brand/logo.svg'

/** The words that tokens.css has for a colour: `brand(ink)`, `brand(ink / 0.06)`. */
const IN_TOKENS = /\bbrand\((\w+)(?: \/ ([\d.]+))?\)/g

export function brandColors(): Colors {
  return readColors(readFileSync(COLORS, 'utf8'), COLORS)
}

export function brandMark(): Drawing {
  return drawingOf(readFileSync(MARK, 'utf8'))
}

/** A drawn name, where the owner has one: it stands in place of mark and name. */
export function brandLogo(): Drawing | undefined {
  return existsSync(LOGO) ? drawingOf(readFileSync(LOGO, 'utf8')) : undefined
}

export function withBrandColors(css: string, colors: Colors): string {
  return css.replaceAll(IN_TOKENS, (written, role: string, alpha?: string) => {
    const color = colors[role as Role]?.toLowerCase()
    if (!color) throw new Error(`${written} in tokens.css: there is no such role in ${COLORS}`)
    return alpha === undefined ? color : color + byte(Number(alpha)).toString(16).padStart(2, '0')
  })
}

/** Puts the colours into tokens.css. Before other plugins: they are to see plain CSS. */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/app/styles/tokens.css')) return undefined
      this.addWatchFile(`${process.cwd()}/${COLORS}`)
      return withBrandColors(code, brandColors())
    },
  }
}

/** What app/site/brand.ts hands on to the bundle. */
export function brandConstants(): Record<string, string> {
  return {
    __THEME_COLOR__: JSON.stringify(brandColors().brand),
    __MARK__: JSON.stringify(brandMark()),
    __LOGO__: JSON.stringify(brandLogo()) ?? 'undefined',
  }
}
