import { expect, it } from 'vitest'
import { parts, readOptions } from './options.ts'

it('runs all parts with five runs by default', () => {
  expect(readOptions([])).toEqual({ all: false, word: '', runs: 5, only: [...parts], accept: false })
})

it('parses all options', () => {
  const parameters = ['--all', '--runs', '1', '--only', 'bytes', '--only', 'nu', '--accept', 'home']
  expect(readOptions(parameters)).toEqual({ all: true, word: 'home', runs: 1, only: ['bytes', 'nu'], accept: true })
})

it.each(['--runs 0', '--runs many', '--only speed', '--everything'])('rejects %s', (parameters) => {
  expect(() => readOptions(parameters.split(' '))).toThrow(/--/)
})
