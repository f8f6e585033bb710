import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webManifest } from '#site/manifest.ts'
import { brandColors, brandMark } from '../brand/brand.ts'
import { colorsOf } from '../brand/colors.ts'
import { createFont } from '../glyphs.ts'
import { recolorAvatar } from './avatars.ts'
import { encodeIco } from './ico.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

it('writes an icon file with the offset of each picture, and has a favicon in the sizes that browsers use', () => {
  const pictures = [16, 48].map((size) => ({ size, png: Buffer.concat([PNG, Buffer.alloc(size)]) }))
  expectPictures(encodeIco(pictures), [16, 48])
  expectPictures(readFileSync('public/favicon.ico'), [16, 32, 48])
})

function expectPictures(file: Buffer, sizes: readonly number[]): void {
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, sizes.length])
  const ends = sizes.map((size, index) => {
    const entry = 6 + 16 * index
    const offset = file.readUInt32LE(entry + 12)
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size])
    expect(file.subarray(offset, offset + 4)).toEqual(PNG)
    return offset + file.readUInt32LE(entry + 8)
  })
  expect(ends.at(-1)).toBe(file.length)
}

it('has every icon of the manifest in its size', () => {
  const manifest = JSON.parse(webManifest({ brand: 'Acme' }, { brand: '#123456', paper: '#ffffff' }))
  expect(manifest).toMatchObject({ name: 'Acme', theme_color: '#123456', background_color: '#ffffff', start_url: '/' })
  expect(manifest.icons).not.toEqual([])
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`public${src}`)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})

it('has a font file that matches the glyphs (npm run glyphs)', () => {
  expect(createFont().equals(readFileSync('src/ui/glyphs.ttf'))).toBe(true)
})

const removeColors = (svg: string) => svg.replaceAll(/currentColor|#[\da-f]{6}\b/gi, '')

it('has an icon.svg with the current brand mark (npm run images)', () => {
  expect(removeColors(readFileSync('public/icons/icon.svg', 'utf8'))).toContain(removeColors(brandMark().content))
})

const FOLDER = 'public/uploads/avatars'
const orange = colorsOf({ brand: '#e8590c', deep: '#26140a' })

/** Portraits that an owner has replaced have a different structure. */
const samples = readdirSync(FOLDER)
  .map((file) => ({ file, svg: readFileSync(`${FOLDER}/${file}`, 'utf8') }))
  .filter(({ svg }) => /<circle cx="32" cy="32" r="32"|--paper:/.test(svg))

it.each(samples)('redraws $file in the colors of the brand', ({ svg }) => {
  expect(recolorAvatar(svg, brandColors())).toBe(svg)
  const drawn = recolorAvatar(svg, orange)
  expect(drawn).not.toBe(svg)
  expect(removeColors(drawn)).toBe(removeColors(svg))
})

it('does not change a portrait of the owner', () => {
  const own = '<svg viewBox="0 0 64 64"><image href="face.webp"/><path fill="#123456" d="M0 0"/></svg>'
  expect(recolorAvatar(own, orange)).toBe(own)
})
