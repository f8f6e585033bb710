import type { Drawing } from '#site/brand.ts'

/** A group takes over the presentation attributes of the SVG's root. */
export function drawingOf(svg: string): Drawing {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const viewBox = /\sviewBox="([^"]+)"/.exec(attributes)?.[1]
  const [, , width = 0, height = 0] = (viewBox ?? '').split(/[\s,]+/).map(Number)
  if (!viewBox || !(width > 0 && height > 0))
    throw new Error(`An SVG file of the brand needs a viewBox: ${svg.slice(0, 80)}`)
  const inherited = attributes
    .replaceAll(/\s+(?:xmlns(?::\w+)?|viewBox|width|height|id|class|version)="[^"]*"/g, '')
    .trim()
  const shapes = content.trim().replaceAll(/>\s+</g, '><')
  return { viewBox, ratio: width / height, content: inherited ? `<g ${inherited}>${shapes}</g>` : shapes }
}

/** Makes a mark of any color visible on a dark background. */
export function placeOnTile({ viewBox, content }: Drawing): Drawing {
  const mark = `<svg x="5" y="5" width="18" height="18" viewBox="${viewBox}">${content}</svg>`
  return { viewBox: '0 0 28 28', ratio: 1, content: `<rect width="28" height="28" rx="8" fill="var(--paper)"/>${mark}` }
}
