import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colorsOf } from '../brand/colors.ts'
import { recolorAvatar } from './avatars.ts'

const FOLDER = 'public/uploads/avatars'
const orange = colorsOf({ brand: '#e8590c', deep: '#26140a' })

/** Portraits that an owner has replaced have a different structure. */
const samples = readdirSync(FOLDER)
  .map((file) => ({ file, svg: readFileSync(`${FOLDER}/${file}`, 'utf8') }))
  .filter(({ svg }) => svg.includes('<circle cx="32" cy="32" r="32"'))

it.each(samples)('redraws $file in the colors of the brand', ({ file, svg }) => {
  const colors = recolorAvatar(file, svg, orange).match(/#[\da-f]{6}/gi)
  expect(colors).toHaveLength(2)
  for (const color of colors ?? []) expect([orange.deep, orange.brandOnDark, orange.person]).toContain(color)
})

it('does not change a portrait of the owner', () => {
  const own = '<svg viewBox="0 0 64 64"><image href="face.webp"/><path fill="#123456" d="M0 0"/></svg>'
  expect(recolorAvatar('marina.svg', own, orange)).toBe(own)
})
