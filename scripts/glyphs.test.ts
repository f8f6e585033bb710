import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { displayGlyphs } from './glyphs.ts'

it('is the font that pages are given', () => {
  expect(displayGlyphs().equals(readFileSync('app/styles/glyphs.ttf'))).toBe(true)
})
