import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brandColors } from '#tools/brand/brand.ts'
import { oklchOf } from '#tools/brand/oklch.ts'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const token = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(tokens)?.[1] ?? ''

/** Hues in degrees. */
const hues = { yellow: [60, 115], green: [130, 175], blue: [220, 275] } as const

function nameOf(hex: string): string | undefined {
  const { c, h = 0 } = oklchOf(hex)
  if (c < 0.04) return 'gray'
  return Object.entries(hues).find(([, [from, to]]) => h >= from && h <= to)?.[0]
}

it('uses green, blue, yellow and gray for status dots', () => {
  const colors = [brandColors().done, token('active'), token('pending'), token('idle')]
  expect(colors.map(nameOf)).toEqual(['green', 'blue', 'yellow', 'gray'])
  const styles = readFileSync('src/ui/Status.module.css', 'utf8')
  for (const status of ['done', 'active', 'pending', 'idle']) {
    expect(styles).toMatch(new RegExp(`\\.${status} \\{\\s*--dot: var\\(--${status}\\);`))
  }
})

it('sets no token twice in one rule', () => {
  for (const rule of tokens.match(/\{[^{}]*\}/g)!) {
    const names: string[] = rule.match(/--[\w-]+(?=:)/g) ?? []
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})
