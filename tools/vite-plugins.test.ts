import { expect, it } from 'vitest'
import { convertToEm } from './media-queries-in-em.ts'
import { assignShortNames } from './property-names.ts'
import { splitIconImports } from './single-icons.ts'

it('imports each icon from its own file, keeps local names, and throws if an icon does not exist', () => {
  const code = splitIconImports("import { ArrowUpRight, Menu as MenuIcon } from 'lucide'\nconst one = 1")
  expect(code).toMatch(
    /^import ArrowUpRight from ".+[\\/]arrow-up-right\.mjs";import MenuIcon from ".+[\\/]menu\.mjs";\n/,
  )
  expect(code).toMatch(/;\nconst one = 1$/)
  expect(() => splitIconImports("import { Unheard } from 'lucide'")).toThrow('lucide has no icon Unheard')
})

it('gives the most used property the shortest name, in any order of files, unless code refers to it', () => {
  const styles = [':root{--paper:#fff;--ink:#000}', 'a{color:var(--ink);border-color:var(--ink)}b{color:var(--paper)}']
  const names = assignShortNames(styles, [])
  expect(Object.fromEntries(names)).toEqual({ '--ink': '--a', '--paper': '--b' })
  expect(assignShortNames(styles.toReversed(), [])).toEqual(names)
  const code = ["element.style.setProperty('--share', '1')"]
  expect([...assignShortNames(['a{width:var(--share);height:var(--side)}'], code).keys()]).toEqual(['--side'])
})

it('converts pixels to em in media queries only', () => {
  expect(convertToEm('.a { width: 860px; @media (min-width: 481px) and (max-width: 860px) { left: 4px } }')).toBe(
    '.a { width: 860px; @media (min-width: 30.0625em) and (max-width: 53.75em) { left: 4px } }',
  )
})
