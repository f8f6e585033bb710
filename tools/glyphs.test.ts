import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createFont } from './glyphs.ts'

it('matches the font file in src/ui', () => {
  expect(createFont().equals(readFileSync('src/ui/glyphs.ttf'))).toBe(true)
})
