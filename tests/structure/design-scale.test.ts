import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = globSync('src/**/*.css').map((file) => file.replaceAll('\\', '/'))

const css = (sheet: string) => readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** Properties, and the steps of tokens.css that they may use. */
const SCALE = {
  'font sizes': [/^font-size$/, /^--t-|^1rem$/],
  'gaps and paddings': [/^(row-|column-)?gap$|^padding/, /^--(s-\w+|pad|gap-section)$/],
  margins: [/^margin/, /^--(s-\w+|pad|gap-section)$/],
  radii: [/radius$/, /^--r-/],
} as const

/** A drawing declares its own sizes as custom properties. */
const ownProperties = new Set(
  sheets
    .filter((sheet) => !sheet.endsWith('tokens.css'))
    .flatMap((sheet) => [...css(sheet).matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)),
)

/** Relative to text, box or page; hairlines; on paper. */
const NO_STEP = /^[\d.]+(em|lh|%|fr|pt|mm)$|^100vw$|^[12](?:\.5)?px$|^--(nav-height|wrap|breakout)$/

const LENGTH = /--[\w-]+|(?<![\w.])[\d.]+(?:[a-z]+|%)/g

for (const [kind, [property, step]] of Object.entries(SCALE)) {
  it(`takes ${kind} from the scale in tokens.css`, () => {
    const used = new Set<string>()
    const outside: string[] = []
    for (const sheet of sheets) {
      for (const [, name = '', value = ''] of css(sheet).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)) {
        if (!property.test(name)) continue
        for (const length of value.match(LENGTH) ?? []) {
          if (step.test(length)) used.add(length)
          else if (!ownProperties.has(length) && !NO_STEP.test(length)) outside.push(`${sheet}: ${name}: ${value}`)
        }
      }
    }
    console.info(`${kind}: ${used.size}`)
    expect([...new Set(outside)]).toEqual([])
  })
}

it('changes layout only at the widths in tokens.css', () => {
  const queries = sheets.flatMap((sheet) => css(sheet).match(/@media[^{]*/g) ?? [])
  const widths = new Set(queries.flatMap((query) => query.match(/(?<=--(?:min|max)-)\w+/g) ?? []))
  console.info(`breakpoints: ${widths.size}`)
  expect(queries.filter((query) => /width/.test(query))).toEqual([])
})
