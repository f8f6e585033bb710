import type { Plugin } from 'vite'

/** Default font size of browsers. */
const USUAL_LETTERS_PX = 16

/**
 * Converts pixels in media queries to em: a visitor who doubles the font size of the browser gets the layout of a
 * screen half as wide, which fits the larger text.
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
