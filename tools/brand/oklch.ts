/** Converts OKLCH colors (Björn Ottosson), and measures contrast (WCAG 2). */

/** Gamma-encoded red, green and blue, 0 to 1. */
export type Rgb = readonly [number, number, number]

export type Oklch = { lightness: number; chroma: number; hue: number }

export function rgbOf(hex: string): Rgb {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

export function toByte(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
}

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = toLinear(rgbOf(hex))
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Maps a color that is out of gamut to a paler one of the same lightness. */
export function hexOfOklch({ lightness, chroma, hue }: Oklch): string {
  for (let paler = chroma; paler > 0; paler -= 0.002) {
    const rgb = rgbOfOklch({ lightness, chroma: paler, hue })
    if (rgb.every((channel) => channel > -0.001 && channel < 1.001)) return hexOf(rgb)
  }
  return hexOf(rgbOfOklch({ lightness, chroma: 0, hue }))
}

function rgbOfOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

function toLinear(rgb: Rgb): Rgb {
  const [red, green, blue] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return [red, green, blue]
}

/** 1 for the same color, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = toLinear(rgbOf(hex))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
