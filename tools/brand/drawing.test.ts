import { expect, it } from 'vitest'
import { drawingOf, placeOnTile } from './brand.ts'

it('keeps presentation attributes of the root and drops its size', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 120 40" fill="currentColor" stroke-width="2">
  <path d="M0 0"/>
  <circle r="3"/>
</svg>
`
  expect(drawingOf(svg)).toEqual({
    viewBox: '0 0 120 40',
    ratio: 3,
    content: '<g fill="currentColor" stroke-width="2"><path d="M0 0"/><circle r="3"/></g>',
  })
})

it('throws without a viewBox', () => {
  expect(() => drawingOf('<svg width="28" height="28"><path/></svg>')).toThrow('viewBox')
})

it('places a mark of any size on a square tile', () => {
  const { viewBox, ratio, content } = placeOnTile(drawingOf('<svg viewBox="0 0 120 40"><path d="M0 0"/></svg>'))
  expect({ viewBox, ratio }).toEqual({ viewBox: '0 0 28 28', ratio: 1 })
  expect(content).toMatch(/^<rect .*<svg [^>]*viewBox="0 0 120 40"><path d="M0 0"\/><\/svg>$/)
})
