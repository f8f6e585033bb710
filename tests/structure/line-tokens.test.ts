import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** `color`, and custom properties that are read as one. */
const TEXT_IN_LINE_COLOR = /(?<![\w-])(color|--(?:text|on-dark|lead|note|shape-text)[\w-]*):[^;}]*var\(--line\b[^;}]*/g

it('never uses a line color for text, because high contrast makes lines as strong as text', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(0)
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(TEXT_IN_LINE_COLOR)].map(([declaration]) => `${sheet}: ${declaration}`),
  )
  expect(found).toEqual([])
})
