import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webManifest } from '#site/manifest.ts'
import { brandMark } from '../brand/brand.ts'
import { ico } from './ico.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

it('an icon file leads to each of its pictures', () => {
  const pictures = [16, 48].map((size) => ({ size, png: Buffer.concat([PNG, Buffer.alloc(size)]) }))
  expectPictures(ico(pictures), [16, 48])
})

it('the favicon holds the sizes that browsers ask for', () => {
  expectPictures(readFileSync('public/favicon.ico'), [16, 32, 48])
})

function expectPictures(file: Buffer, sizes: readonly number[]): void {
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, sizes.length])
  const ends = sizes.map((size, index) => {
    const entry = 6 + 16 * index
    const place = file.readUInt32LE(entry + 12)
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size])
    expect(file.subarray(place, place + 4)).toEqual(PNG)
    return place + file.readUInt32LE(entry + 8)
  })
  expect(ends.at(-1)).toBe(file.length)
}

it('every icon of the manifest is there, in its size', () => {
  const colors = { brand: '#123456', paper: '#ffffff' }
  const manifest = JSON.parse(webManifest({ brand: 'Acme' }, colors)) as {
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Acme', theme_color: '#123456', background_color: '#ffffff', start_url: '/' })
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(`public${src}`), src).toBe(true)
    const png = readFileSync(`public${src}`)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})

const colorless = (svg: string) => svg.replaceAll(/currentColor|#[\da-f]{6}\b/gi, '')

it('the icon is the mark, in any color: npm run images', () => {
  expect(colorless(readFileSync('public/icons/icon.svg', 'utf8'))).toContain(colorless(brandMark().content))
})
