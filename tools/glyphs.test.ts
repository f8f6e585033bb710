import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { displayGlyphs } from './glyphs.ts'

it('is the font that pages are given', () => {
  expect(displayGlyphs().equals(readFileSync('src/ui/glyphs.ttf'))).toBe(true)
})
