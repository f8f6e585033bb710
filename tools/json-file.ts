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
    super(`${relative('', file)}:${line}:${column} is not valid JSON: ${faultAt(json, offset)}.`)
    this.id = resolve(file)
    this.loc = { file: this.id, line, column }
    this.frame = frameOf(json, line, column)
  }
}

export function parseJsonFile(file: string, json: string): unknown {
  const offset = faultIn(json)
  if (offset !== undefined) throw new JsonFileError(file, json, offset)
  return JSON.parse(json)
}

const SPACE = /[\t\n\r ]*/y
// A string holds anything except quotes, backslashes and control characters.
const TOKEN =
  /[[\]{},:]|"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/uy

type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'next'

/** Offset of the first syntax error. JavaScript engines only report it for some errors. */
export function faultIn(json: string): number | undefined {
  const open: string[] = []
  let wanted: Wanted | undefined = 'value'
  let offset = 0
  while (true) {
    offset = endOf(SPACE, json, offset) ?? offset
    if (offset === json.length) return wanted === 'next' && open.length === 0 ? undefined : offset
    const end = endOf(TOKEN, json, offset)
    wanted = end === undefined ? undefined : after(json.slice(offset, end), wanted, open)
    if (end === undefined || !wanted) return offset
    offset = end
  }
}

/**
 * Returns what may follow this token, or undefined if the token is unexpected. `open` is the stack of unclosed
 * brackets.
 */
function after(token: string, wanted: Wanted, open: string[]): Wanted | undefined {
  if (wanted === 'colon') return token === ':' ? 'value' : undefined
  if (wanted === 'next' && token === ',') return open.length === 0 ? undefined : open.at(-1) === '{' ? 'key' : 'value'
  if (token === '}' || token === ']') {
    const isDue = token === '}' ? wanted === 'key or end' : wanted === 'value or end'
    return (isDue || wanted === 'next') && open.pop() === (token === '}' ? '{' : '[') ? 'next' : undefined
  }
  if (wanted === 'key' || wanted === 'key or end') return token.startsWith('"') ? 'colon' : undefined
  if (wanted === 'next' || token === ',' || token === ':') return undefined
  if (token !== '{' && token !== '[') return 'next'
  open.push(token)
  return token === '{' ? 'key or end' : 'value or end'
}

function endOf(pattern: RegExp, json: string, offset: number): number | undefined {
  pattern.lastIndex = offset
  return pattern.test(json) ? pattern.lastIndex : undefined
}

function faultAt(json: string, offset: number): string {
  if (offset === json.length) return 'it ends too early'
  return json[offset] === '"' && endOf(TOKEN, json, offset) === undefined
    ? 'a text that begins here does not end on its line, or has a backslash too many'
    : `${json[offset]} was not expected here`
}

const LINES_AROUND = 2

function frameOf(json: string, line: number, column: number): string {
  const lines = json.split('\n').map((text, index) => ({ number: index + 1, text }))
  const width = String(line + LINES_AROUND).length
  return lines
    .filter(({ number }) => Math.abs(number - line) <= LINES_AROUND)
    .flatMap(({ number, text }) => {
      const shown = `${String(number).padEnd(width)} | ${text}`
      return number === line ? [shown, `${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [shown]
    })
    .join('\n')
}
