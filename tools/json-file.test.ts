import { expect, it } from 'vitest'
import { JsonFileError, parseJsonFile } from './json-file.ts'

it.each([
  ['an extra comma', '{\n  "a": "b",\n}\n', 3, 1, 'Expected double-quoted property name.'],
  ['a missing comma', '{\n  "a": "b"\n  "c": "d"\n}\n', 3, 3, "Expected ',' or '}' after property value."],
  ['a missing value', '{\n  "a": ,\n  "b": "c"\n}\n', 2, 8, "Unexpected token ','."],
  ['an unterminated string', '{\n  "a": "b,\n  "c": "d"\n}\n', 2, 11, 'Bad control character in string literal.'],
  ['an unclosed bracket', '{\n  "a": ["b"\n}\n', 3, 1, "Expected ',' or ']' after array element."],
  ['text after the end', '{}\n}', 2, 1, 'Unexpected non-whitespace character after JSON.'],
  ['an empty file', '', 1, 1, 'Unexpected end of JSON input.'],
])('reports line and column of %s', (_, json, line, column, reason) => {
  try {
    parseJsonFile('public/a.json', json)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(JsonFileError)
    const { message, loc, frame } = error as JsonFileError
    expect(message).toBe(`public/a.json:${line}:${column} is not valid JSON: ${reason}`)
    expect(loc).toMatchObject({ line, column })
    expect(frame.split('\n')).toContain(`${' '.repeat(column - 1)}^`)
  }
})
