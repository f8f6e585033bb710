import { expect, it } from 'vitest'
import { findSyntaxError, JsonFileError, parseJsonFile } from './json-file.ts'

const right = String.raw`{ "a": [1, -2.5e+3, true, null, {}, [], "ü \"\u00e9\" \\"], "b": { "c": "d" } }`

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Every character removed, doubled, or replaced by one with a meaning in JSON. */
const edited = Array.from(right).flatMap((letter, index) =>
  ['', letter + letter, ...Array.from(',:{}[]"\\0x\n\t')].map(
    (put) => right.slice(0, index) + put + right.slice(index + 1),
  ),
)

it('accepts and rejects the same JSON as JSON.parse', () => {
  for (const text of [right, '', ' ', '1 2', '01', "'a'", '{,}', ...edited]) {
    expect(findSyntaxError(text) === undefined, text).toBe(isJson(text))
  }
})

it.each([
  ['an extra comma', '{\n  "a": "b",\n}\n', 3, 1],
  ['a missing comma', '{\n  "a": "b"\n  "c": "d"\n}\n', 3, 3],
  ['an unterminated string', '{\n  "a": "b,\n  "c": "d"\n}\n', 2, 8],
  ['a quote inside a string', '{\n  "a": "say "yes""\n}\n', 2, 14],
  ['an unclosed bracket', '{\n  "a": ["b"\n}\n', 3, 1],
  ['an empty file', '', 1, 1],
])('reports line and column of %s', (_, json, line, column) => {
  try {
    parseJsonFile('public/a.json', json)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(JsonFileError)
    const { message, loc, frame } = error as JsonFileError
    expect(message).toContain(`public/a.json:${line}:${column} `)
    expect(loc).toMatchObject({ line, column })
    expect(frame).toContain(`${' '.repeat(column - 1)}^`)
  }
})
