import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyBrandColors, brandColors, mergeRepeatedTokens } from './brand.ts'
import { colorsOf, findContrastErrors, readColors } from './colors.ts'
import { contrastOf, hexOfOklch, oklchOf } from './oklch.ts'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')

/** Light, dark, vivid and nearly gray brands. */
const givenPairs = [
  { brand: '#10b981', deep: '#0c211a' },
  { brand: '#1d4ed8', deep: '#0b1220' },
  { brand: '#e11d48', deep: '#2a0a12' },
  { brand: '#facc15', deep: '#1c1917' },
  { brand: '#0a0a0a', deep: '#111827' },
  { brand: '#7c3aed', deep: '#1e1b4b' },
  { brand: '#fbcfe8', deep: '#3b0764' },
  { brand: '#777777', deep: '#000000' },
  { brand: '#e8590c', deep: '#1c1208' },
  { brand: '#0b1f3a', deep: '#0b1f3a' },
]

describe('color conversion', () => {
  it.each(['#10b981', '#000000', '#ffffff', '#1d4ed8', '#facc15'])('converts %s to OKLCH and back', (hex) => {
    expect(hexOfOklch(oklchOf(hex))).toBe(hex)
  })

  it('calculates contrast as in the examples of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('colors derived from two given ones', () => {
  it.each(givenPairs)('are legible: $brand and $deep', (given) => {
    expect(findContrastErrors(colorsOf(given))).toEqual([])
  })

  it.each(givenPairs)(
    'have a contrast of 3:1 for lines, dots and buttons on every surface: $brand and $deep',
    (given) => {
      const { brandDrawn, brandFill, done, deep, deepBright, ink, paper, sand, tint, white } = colorsOf(given)
      for (const dark of [deep, deepBright, ink])
        for (const color of [brandDrawn, brandFill, done]) expect(contrastOf(color, dark)).toBeGreaterThanOrEqual(3)
      for (const light of [paper, sand, tint, white]) expect(contrastOf(brandDrawn, light)).toBeGreaterThanOrEqual(3)
    },
  )

  it('keep the brand color in large text, where 3:1 is enough', () => {
    expect(colorsOf({ brand: '#e8590c', deep: '#1c1208' })).toMatchObject({
      brandTextLarge: '#e8590c',
      brandFill: '#e8590c',
      brandDrawn: '#e8590c',
    })
  })

  it('keep the "done" colors green for every brand', () => {
    const green = { hue: 163, roles: ['done', 'doneText', 'doneTextStrong', 'doneTint', 'doneMark'] as const }
    for (const given of givenPairs) {
      const colors = colorsOf(given)
      for (const role of green.roles) expect(Math.abs(oklchOf(colors[role]).hue - green.hue)).toBeLessThan(12)
    }
  })

  it('do not replace given colors', () => {
    expect(readColors('{"brand":"#1d4ed8","deep":"#0b1220","tint":"#f0f0ff"}', 'x').tint).toBe('#f0f0ff')
  })
})

it.each([
  [
    'an illegible pair',
    { brand: '#10b981', deep: '#0c211a', brandText: '#10b981' },
    'brandText #10b981 on white #ffffff has a contrast of 2.53 but needs 4.5',
  ],
  [
    'an invisible button',
    { brand: '#0b1f3a', deep: '#0c1a30', brandFill: '#0b1f3a' },
    /brandFill #0b1f3a on deep #0c1a30 has a contrast of 1\.\d+ but needs 3/,
  ],
  ['a surface that is too light', { brand: '#10b981', deep: '#bbbbbb' }, /onDark .* on deep #bbbbbb/],
  ['an unknown role', { brand: '#10b981', deep: '#0c211a', brandtext: '#047857' }, 'Did you mean "brandText"?'],
  ['a color name instead of hex', { brand: 'green', deep: '#0c211a' }, '"brand": "green" is not a six-digit hex color'],
  ['a missing color', { brand: '#10b981' }, '"deep" is missing'],
])('stops the build with role and file: %s', (_, given, message) => {
  const read = () => readColors(JSON.stringify(given), 'brand/colors.json')
  expect(read).toThrow('Invalid colors in brand/colors.json')
  expect(read).toThrow(message)
})

describe('tokens.css', () => {
  const colors = brandColors()

  it('uses only existing roles, and every role that can be given', () => {
    expect(applyBrandColors(tokens, colors)).not.toMatch(/\bbrand\(\w/)
    const unused = Object.keys(colors).filter((role) => role !== 'white' && !tokens.includes(`brand(${role}`))
    expect(unused).toEqual([])
  })

  it('merges tokens that have the same color', () => {
    const same = { ...colors, brand: '#0000FF', brandDrawn: '#0000ff' }
    expect(mergeRepeatedTokens('a{color:var(--brand-own)}', same)).toBe('a{color:var(--brand)}')
    expect(mergeRepeatedTokens('a{color:var(--brand-own)}', { ...same, brand: '#00f00f' })).toContain('--brand-own')
  })

  it('throws with the name of an unknown role', () => {
    expect(() => applyBrandColors('a{color:brand(nothing)}', colors)).toThrow('brand(nothing)')
  })

  it('inserts a color with or without alpha', () => {
    const blue = { ...colors, ink: '#0000FF' }
    expect(applyBrandColors('brand(ink) brand(ink / 0.5)', blue)).toBe('#0000ff #0000ff80')
  })
})

describe('stylesheets', () => {
  const sheets = globSync('src/**/*.css').filter((file) => !file.endsWith('tokens.css'))

  it('use status colors for good and bad, never mixed with brand colors', () => {
    const mixedProperties = sheets.flatMap((file) => {
      const values = new Map<string, string>()
      const css = readFileSync(file, 'utf8')
      for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+)(?:: |, )([^;]+)/g))
        values.set(name, (values.get(name) ?? '') + value)
      return [...values]
        .filter(([name]) => name !== '--focus')
        .filter(([, all]) => /var\(--(hot|pending|warm)\b/.test(all) && /var\(--(brand|marked|person|tint)\b/.test(all))
        .map(([name]) => `${file}: ${name}`)
    })
    expect(mixedProperties).toEqual([])
  })
})
