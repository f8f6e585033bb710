import { expect, it } from 'vitest'
import { givenOut } from './property-names.ts'

it('gives the shortest name to what is used most, whichever file comes first', () => {
  const styles = [':root{--paper:#fff;--ink:#000}', 'a{color:var(--ink);border-color:var(--ink)}b{color:var(--paper)}']
  const names = [...givenOut(styles, [])]
  expect(names).toEqual([
    ['--ink', '--a'],
    ['--paper', '--b'],
  ])
  expect([...givenOut(styles.toReversed(), [])]).toEqual(names)
})

it('leaves what code speaks of as it is', () => {
  const names = givenOut(['a{width:var(--share);height:var(--side)}'], ["element.style.setProperty('--share', '1')"])
  expect([...names.keys()]).toEqual(['--side'])
})
