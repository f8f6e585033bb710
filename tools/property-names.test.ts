import { expect, it } from 'vitest'
import { assignShortNames } from './property-names.ts'

it('gives the most used property the shortest name, independent of file order', () => {
  const styles = [':root{--paper:#fff;--ink:#000}', 'a{color:var(--ink);border-color:var(--ink)}b{color:var(--paper)}']
  const names = assignShortNames(styles, [])
  expect(Object.fromEntries(names)).toEqual({ '--ink': '--a', '--paper': '--b' })
  expect(assignShortNames(styles.toReversed(), [])).toEqual(names)
})

it('keeps the names of properties that code refers to', () => {
  const code = ["element.style.setProperty('--share', '1')"]
  expect([...assignShortNames(['a{width:var(--share);height:var(--side)}'], code).keys()]).toEqual(['--side'])
})
