import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageFacts, languages } from '#site/languages.ts'
import { notFoundPage, pages } from '#site/pages.ts'
import { CARD_SIZE, cardFile } from '#site/search/head.ts'
import { drawnLanguages, MAX_BYTES } from './card.ts'

/** Missing images are reported by the launch check. */
const files = [...pages, notFoundPage].flatMap(({ id }) =>
  languages.map((language) => `public${cardFile(id, language)}`),
)
const cards = [...new Set(files)].filter(existsSync)

/** The frame header has a marker from C0 to C2. */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  let at = 2
  while (jpeg.readUInt8(at + 1) < 0xc0 || jpeg.readUInt8(at + 1) > 0xc2) at += 2 + jpeg.readUInt16BE(at + 2)
  return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) }
}

it.each(cards)('has the right size and weight: %s', (file) => {
  const card = readFileSync(file)
  expect(sizeOf(card)).toEqual(CARD_SIZE)
  expect(card.length).toBeLessThanOrEqual(MAX_BYTES)
})

it('has a different image for each page and language', () => {
  expect(new Set(cards.map((file) => readFileSync(file, 'base64'))).size).toBe(cards.length)
})

// Regression: the images of a language with `pictures: 'en'` overwrote the English ones.
it.runIf(languages.length > 1)('draws no images for a language that shows those of another', () => {
  expect(drawnLanguages({ ...languageFacts, [languages.at(-1)!]: languageFacts.en })).not.toContain(languages.at(-1))
})
