import type { Plugin } from 'vite'

/** A visitor who doubles the font size gets the layout of a screen half as wide, which fits the larger text. */
export function mediaQueriesInEm(): Plugin {
  return {
    name: 'media-queries-in-em',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.css') ? convertToEm(code) : undefined
    },
  }
}

/** Divides by the default font size of browsers. */
export function convertToEm(css: string): string {
  return css.replaceAll(/@media[^{]+/g, (query) =>
    query.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`),
  )
}
