/** Parses JSON that people edit. Errors have file, line and column. */

import { relative, resolve } from 'node:path'

/** Has the fields that Vite's error overlay shows. */
export class JsonFileError extends Error {
  override name = 'JsonFileError'
  readonly id: string
  readonly loc: { file: string; line: number; column: number }
  readonly frame: string

  constructor(file: string, json: string, offset: number) {
    const before = json.slice(0, offset).split('\n')
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1]
    super(`${relative('', file)}:${line}:${column} is not valid JSON: ${describeSyntaxError(json, offset)}.`)
    this.id = resolve(file)
    this.loc = { file: this.id, line, column }
    this.frame = codeFrameOf(json, line, column)
  }
}

export function parseJsonFile(file: string, json: string): unknown {
  const offset = findSyntaxError(json)
  if (offset !== undefined) throw new JsonFileError(file, json, offset)
  return JSON.parse(json)
}

const SPACE = /[\t\n\r ]*/y
// A string holds anything except quotes, backslashes and control characters.
const TOKEN =
  /[[\]{},:]|"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/uy

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'next'

/** Offset of the first syntax error. JavaScript engines only report it for some errors. */
export function findSyntaxError(json: string): number | undefined {
  const open: string[] = []
  let expected: Expected | undefined = 'value'
  let offset = 0
  while (true) {
    offset = endOf(SPACE, json, offset) ?? offset
    if (offset === json.length) return expected === 'next' && open.length === 0 ? undefined : offset
    const end = endOf(TOKEN, json, offset)
    expected = end === undefined ? undefined : nextExpected(json.slice(offset, end), expected, open)
    if (end === undefined || !expected) return offset
    offset = end
  }
}

/**
 * Returns what may follow this token, or undefined if the token is unexpected. `open` is the stack of unclosed
 * brackets.
 */
function nextExpected(token: string, expected: Expected, open: string[]): Expected | undefined {
  if (expected === 'colon') return token === ':' ? 'value' : undefined
  if (expected === 'next' && token === ',') return open.length === 0 ? undefined : open.at(-1) === '{' ? 'key' : 'value'
  if (token === '}' || token === ']') {
    const canClose = token === '}' ? expected === 'key or end' : expected === 'value or end'
    return (canClose || expected === 'next') && open.pop() === (token === '}' ? '{' : '[') ? 'next' : undefined
  }
  if (expected === 'key' || expected === 'key or end') return token.startsWith('"') ? 'colon' : undefined
  if (expected === 'next' || token === ',' || token === ':') return undefined
  if (token !== '{' && token !== '[') return 'next'
  open.push(token)
  return token === '{' ? 'key or end' : 'value or end'
}

function endOf(pattern: RegExp, json: string, offset: number): number | undefined {
  pattern.lastIndex = offset
  return pattern.test(json) ? pattern.lastIndex : undefined
}

function describeSyntaxError(json: string, offset: number): string {
  if (offset === json.length) return 'it ends too early'
  return json[offset] === '"' && endOf(TOKEN, json, offset) === undefined
    ? 'the string that starts here does not end on this line, or has an invalid backslash'
    : `unexpected ${json[offset]}`
}

const LINES_AROUND = 2

function codeFrameOf(json: string, line: number, column: number): string {
  const lines = json.split('\n').map((text, index) => ({ number: index + 1, text }))
  const width = String(line + LINES_AROUND).length
  return lines
    .filter(({ number }) => Math.abs(number - line) <= LINES_AROUND)
    .flatMap(({ number, text }) => {
      const numbered = `${String(number).padEnd(width)} | ${text}`
      return number === line ? [numbered, `${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [numbered]
    })
    .join('\n')
}
