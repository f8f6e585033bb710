import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandColors, withBrandColors, withoutRepeatedTokens } from './brand.ts'
import { colorsOf, contrastFaults, readColors } from './colors.ts'
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

describe('colours', () => {
  it.each(['#10b981', '#000000', '#ffffff', '#1d4ed8', '#facc15'])('%s is the same there and back', (hex) => {
    expect(hexOfOklch(oklchOf(hex))).toBe(hex)
  })

  it('know the contrast that the standard gives as examples', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('two given colours', () => {
  it.each(givenPairs)('are enough for texts that can be read: $brand and $deep', (given) => {
    expect(contrastFaults(colorsOf(given))).toEqual([])
  })

  it.each(givenPairs)('draw lines, dots and buttons with 3:1 on every surface: $brand and $deep', (given) => {
    const { brandDrawn, brandFill, done, deep, deepBright, ink, paper, sand, tint, white } = colorsOf(given)
    for (const dark of [deep, deepBright, ink])
      for (const color of [brandDrawn, brandFill, done]) expect(contrastOf(color, dark)).toBeGreaterThanOrEqual(3)
    for (const light of [paper, sand, tint, white]) expect(contrastOf(brandDrawn, light)).toBeGreaterThanOrEqual(3)
  })

  it('keep the brand in large text, where 3:1 is enough', () => {
    expect(colorsOf({ brand: '#e8590c', deep: '#1c1208' })).toMatchObject({
      brandTextLarge: '#e8590c',
      brandFill: '#e8590c',
      brandDrawn: '#e8590c',
    })
  })

  it('leave the status colours green, unless the brand is green', () => {
    const green = { hue: 163, roles: ['done', 'doneText', 'doneTextStrong', 'doneTint', 'doneMark'] as const }
    for (const given of givenPairs) {
      const colors = colorsOf(given)
      for (const role of green.roles) expect(Math.abs(oklchOf(colors[role]).hue - green.hue)).toBeLessThan(12)
    }
  })

  it('stand back behind what is given', () => {
    expect(readColors('{"brand":"#1d4ed8","deep":"#0b1220","tint":"#f0f0ff"}', 'x').tint).toBe('#f0f0ff')
  })
})

it.each([
  [
    'a pair that cannot be read',
    { brand: '#10b981', deep: '#0c211a', brandText: '#10b981' },
    'brandText #10b981 on white #ffffff has a contrast of 2.53, and needs 4.5',
  ],
  [
    'a button that cannot be seen',
    { brand: '#0b1f3a', deep: '#0c1a30', brandFill: '#0b1f3a' },
    /brandFill #0b1f3a on deep #0c1a30 has a contrast of 1\.\d+, and needs 3/,
  ],
  ['a surface that is too light', { brand: '#10b981', deep: '#bbbbbb' }, /onDark .* on deep #bbbbbb/],
  ['a role that there is not', { brand: '#10b981', deep: '#0c211a', brandtext: '#047857' }, 'Is it "brandText"?'],
  ['a colour by another name', { brand: 'green', deep: '#0c211a' }, '"brand": "green" is not a colour of six digits'],
  ['a colour that is missing', { brand: '#10b981' }, '"deep" is missing'],
])('%s stops the build, by its name and file', (_, given, message) => {
  const read = () => readColors(JSON.stringify(given), 'brand/colors.json')
  expect(read).toThrow('Wrong colours in brand/colors.json')
  expect(read).toThrow(message)
})

describe('tokens.css', () => {
  const colors = brandColors()

  it('has every colour that it asks for, and each that can be given is asked for', () => {
    expect(withBrandColors(tokens, colors)).not.toMatch(/\bbrand\(\w/)
    const unused = Object.keys(colors).filter((role) => role !== 'white' && !tokens.includes(`brand(${role}`))
    expect(unused).toEqual([])
  })

  it('has no second name for a colour in what a page carries', () => {
    const same = { ...colors, brand: '#0000FF', brandDrawn: '#0000ff' }
    expect(withoutRepeatedTokens('a{color:var(--brand-own)}', same)).toBe('a{color:var(--brand)}')
    expect(withoutRepeatedTokens('a{color:var(--brand-own)}', { ...same, brand: '#00f00f' })).toContain('--brand-own')
  })

  it('says which role it asked for in vain', () => {
    expect(() => withBrandColors('a{color:brand(nothing)}', colors)).toThrow('brand(nothing)')
  })

  it('takes a colour as it is, or as a veil', () => {
    const blue = { ...colors, ink: '#0000FF' }
    expect(withBrandColors('brand(ink) brand(ink / 0.5)', blue)).toBe('#0000ff #0000ff80')
  })
})

describe('style sheets', () => {
  const sheets = globSync('src/**/*.css').filter((file) => !file.endsWith('tokens.css'))

  it('show good and bad in status colours, and never one of them in a colour of the brand', () => {
    const mixed = sheets.flatMap((file) => {
      const values = new Map<string, string>()
      const css = readFileSync(file, 'utf8')
      for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+)(?:: |, )([^;]+)/g))
        values.set(name, (values.get(name) ?? '') + value)
      return [...values]
        .filter(([name]) => name !== '--focus')
        .filter(([, all]) => /var\(--(hot|pending|warm)\b/.test(all) && /var\(--(brand|marked|person|tint)\b/.test(all))
        .map(([name]) => `${file}: ${name}`)
    })
    expect(mixed).toEqual([])
  })
})
