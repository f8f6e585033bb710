import { expect, it } from 'vitest'
import { parts, readOptions } from './options.ts'

it('looks at everything, five times, unless told otherwise', () => {
  expect(readOptions([])).toEqual({ all: false, word: '', runs: 5, only: [...parts], accept: false })
})

it('can be told otherwise', () => {
  const parameters = ['--all', '--runs', '1', '--only', 'bytes', '--only', 'nu', '--accept', 'home']
  expect(readOptions(parameters)).toEqual({ all: true, word: 'home', runs: 1, only: ['bytes', 'nu'], accept: true })
})

it.each([['--runs', '0'], ['--runs', 'many'], ['--only', 'speed'], ['--everything']])(
  'refuses %s %s',
  (...parameters) => {
    expect(() => readOptions(parameters)).toThrow(/--/)
  },
)
