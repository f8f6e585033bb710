import type { Plugin } from 'vite'

/** Default font size of browsers. */
const DEFAULT_FONT_SIZE_PX = 16

/**
 * A visitor who doubles the browser's font size gets the layout of a screen half as wide, which fits the larger text.
 */
export function mediaQueriesInEm(): Plugin {
  return {
    name: 'media-queries-in-em',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.css') ? convertToEm(code) : undefined
    },
  }
}

export function convertToEm(css: string): string {
  return css.replaceAll(/@media[^{]+/g, (query) =>
    query.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / DEFAULT_FONT_SIZE_PX}em`),
  )
}
