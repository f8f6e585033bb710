import { contrastOf } from '#tools/brand/oklch.ts'

/** Red, green and blue from 0 to 255, and opacity, of a computed color. */
export function channelsOf(css: string): readonly [number, number, number, number] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha]
}

/** WCAG contrast of channels from 0 to 255. */
export function contrastOfChannels(one: readonly number[], other: readonly number[]): number {
  return contrastOf(formatRgb(one), formatRgb(other))
}

function formatRgb(channels: readonly number[]): string {
  return `rgb(${channels.slice(0, 3).map(Math.round).join(' ')})`
}
