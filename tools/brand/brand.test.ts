import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyBrandColors, brandColors, drawingOf, mergeRepeatedTokens, placeOnTile } from './brand.ts'
import { colorsOf, darkColorsOf, findContrastErrors, readColors } from './colors.ts'
import { contrastOf, oklchOf } from './oklch.ts'

const givenPairs = [
  { brand: '#10b981', deep: '#0c211a' },
  { brand: '#1d4ed8', deep: '#0b1220' },
  { brand: '#e11d48', deep: '#2a0a12' },
  { brand: '#facc15', deep: '#1c1917' },
  { brand: '#0a0a0a', deep: '#111827' },
  { brand: '#fbcfe8', deep: '#3b0764' },
  { brand: '#777777', deep: '#000000' },
  { brand: '#0b1f3a', deep: '#0b1f3a' },
]

describe('colors derived from two given ones', () => {
  it.each(givenPairs)('are legible, and visible as lines and dots, with green for "done": $brand, $deep', (given) => {
    const colors = colorsOf(given)
    expect(findContrastErrors(colors)).toEqual([])
    expect(findContrastErrors(darkColorsOf(colors))).toEqual([])
    // Stricter than for given colors, which may have 2.2:1.
    for (const light of ['paper', 'sand', 'tint', 'white'] as const)
      expect(contrastOf(colors.brandDrawn, colors[light])).toBeGreaterThanOrEqual(3)
    for (const green of ['done', 'doneText', 'doneTextStrong', 'doneTint', 'doneMark'] as const)
      expect(Math.abs((oklchOf(colors[green]).h ?? 0) - 163)).toBeLessThan(12)
  })

  it('keep given colors, and the brand color in large text, where 3:1 is enough', () => {
    const brand = '#e8590c'
    const kept = { tint: '#f0f0ff', brandTextLarge: brand, brandFill: brand, brandDrawn: brand }
    expect(colorsOf({ brand, deep: '#1c1208', tint: kept.tint })).toMatchObject(kept)
  })

  it('stay the same when the color library is updated', () => {
    // The first three are out of gamut before they are mapped.
    const derived = { tint: '#feeeee', person: '#fed7d8', brandText: '#da0d42', lineDark3: '#b97682' }
    expect(colorsOf({ brand: '#e11d48', deep: '#2a0a12' })).toMatchObject(derived)
  })
})

const green = { brand: '#10b981', deep: '#0c211a' }

it.each([
  [
    'an illegible pair',
    { ...green, brandText: green.brand },
    'brandText #10b981 on white #ffffff has a contrast of 2.53',
  ],
  ['an invisible button', { ...green, brandFill: '#0b1f3a' }, /brandFill .* on deep #0c211a .* but needs 3/],
  ['a surface that is too light', { ...green, deep: '#bbbbbb' }, /onDark .* on deep #bbbbbb/],
  ['an unknown role', { ...green, brandtext: '#047857' }, 'Did you mean "brandText"?'],
  ['a color name instead of hex', { ...green, brand: 'green' }, '"brand": "green" is not a six-digit hex color'],
  ['a missing color', { brand: '#10b981' }, '"deep" is missing'],
])('stops the build with role and file: %s', (_, given, message) => {
  const read = () => readColors(JSON.stringify(given), 'brand/colors.json')
  expect(read).toThrow('Invalid colors in brand/colors.json')
  expect(read).toThrow(message)
})

describe('tokens.css', () => {
  const colors = brandColors()
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')

  it('uses only existing roles, and every role that can be given', () => {
    expect(() => applyBrandColors(tokens, colors)).not.toThrow()
    const unused = Object.keys(colors).filter((role) => role !== 'white' && !tokens.includes(`brand(${role}`))
    expect(unused).toEqual([])
  })

  it('merges tokens that have the same color', () => {
    const same = { ...colors, brand: '#0000FF', brandDrawn: '#0000ff' }
    expect(mergeRepeatedTokens('a{color:var(--brand-own)}', same)).toBe('a{color:var(--brand)}')
    expect(mergeRepeatedTokens('a{color:var(--brand-own)}', { ...same, brand: '#00f00f' })).toContain('--brand-own')
  })

  it('inserts a color for one or both schemes, with or without alpha, and throws with the name of an unknown role', () => {
    const blue = { ...colors, marked: '#0000FF' }
    expect(applyBrandColors('brand(onBrand) brand(onBrand / 0.5)', blue)).toBe('#04140d #04140d80')
    expect(applyBrandColors('brand(marked)', blue)).toMatch(/^light-dark\(#0000ff, #[0-9a-f]{6}\)$/)
    expect(() => applyBrandColors('a{color:brand(nothing)}', colors)).toThrow('brand(nothing)')
  })
})

it('marks inserted and deleted wording in status colors, whatever the brand', () => {
  const sheet = readFileSync('src/ui/RichText.module.css', 'utf8')
  expect(sheet).toMatch(/ del \{\s+background: var\(--hot-b\);/)
  expect(sheet).toMatch(/ ins \{\s+background: var\(--mark, var\(--done-mark\)\);/)
})

it('never mixes status colors with brand colors in a custom property of a stylesheet', () => {
  for (const file of globSync('src/**/*.css').filter((each) => !each.endsWith('tokens.css'))) {
    const declarations = [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+)(?:: |, )([^;]+)/g)]
    for (const [name, all] of Map.groupBy(declarations, ([, property]) => property)) {
      const values = all.map(([, , value]) => value).join()
      const isMixed = /var\(--(hot|pending|warm)\b/.test(values) && /var\(--(brand|marked|person|tint)\b/.test(values)
      expect(isMixed && name !== '--focus', `${file}: ${name}`).toBe(false)
    }
  }
})

it('keeps presentation attributes of the root, drops its size, and needs a viewBox', () => {
  const size = 'width="90" height="30" viewBox="0 0 120 40"'
  const root = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="currentColor" stroke-width="2">`
  expect(drawingOf(`${root}\n  <path d="M0 0"/>\n  <circle r="3"/>\n</svg>\n`)).toEqual({
    viewBox: '0 0 120 40',
    ratio: 3,
    content: '<g fill="currentColor" stroke-width="2"><path d="M0 0"/><circle r="3"/></g>',
  })
  expect(() => drawingOf('<svg width="28" height="28"><path/></svg>')).toThrow('viewBox')
})

it('places a mark of any size on a square tile', () => {
  const content = expect.stringMatching(/^<rect .*<svg [^>]*viewBox="0 0 120 40"><path d="M0 0"\/><\/svg>$/)
  const tile = placeOnTile(drawingOf('<svg viewBox="0 0 120 40"><path d="M0 0"/></svg>'))
  expect(tile).toEqual({ viewBox: '0 0 28 28', ratio: 1, content })
})
