import type { Plugin } from 'vite'

/** What letters measure in a browser that nobody has set otherwise. */
const USUAL_LETTERS_PX = 16

/**
 * Widths in media queries are written in pixels and served in letters: a visitor who has set letters of twice the size gets
 * the layout of a screen half as wide, where they have room.
 */
export function widthsInLetters(): Plugin {
  return {
    name: 'widths-in-letters',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.css') ? inLetters(code) : undefined
    },
  }
}

export function inLetters(css: string): string {
  return css.replaceAll(/@media[^{]+/g, (query) =>
    query.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / USUAL_LETTERS_PX}em`),
  )
}
