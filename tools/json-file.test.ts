import { expect, it } from 'vitest'
import { faultIn, JsonFileError, parseJsonFile } from './json-file.ts'

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

it('agrees with the engine about what is valid', () => {
  for (const text of [right, '', ' ', '1 2', '01', "'a'", '{,}', ...edited]) {
    expect(faultIn(text) === undefined, text).toBe(isJson(text))
  }
})

it.each([
  ['a comma too many', '{\n  "a": "b",\n}\n', 3, 1],
  ['a comma that is missing', '{\n  "a": "b"\n  "c": "d"\n}\n', 3, 3],
  ['a text without its end', '{\n  "a": "b,\n  "c": "d"\n}\n', 2, 8],
  ['a quote inside a text', '{\n  "a": "say "yes""\n}\n', 2, 14],
  ['a bracket that is not closed', '{\n  "a": ["b"\n}\n', 3, 1],
  ['nothing', '', 1, 1],
])('says where there is %s', (_, json, line, column) => {
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
