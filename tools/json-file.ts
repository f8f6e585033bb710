import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/** Fields of Vite's error overlay. */
export class JsonFileError extends Error {
  override name = 'JsonFileError'
  readonly id: string
  readonly loc: { file: string; line: number; column: number }
  readonly frame: string

  constructor(file: string, json: string, { message }: Error) {
    const before = json.slice(0, findSyntaxError(json)).split('\n')
    const [line, column] = [before.length, before.at(-1)!.length + 1]
    // Drops the position and the excerpt, which Node adds to some messages.
    const reason = message.replace(/(?: in JSON)? at position .*|, (?:"|\.{3}).*/s, '')
    super(`${relative('', file)}:${line}:${column} is not valid JSON: ${reason}.`)
    this.id = resolve(file)
    this.loc = { file: this.id, line, column }
    const lines = json.split('\n')
    const pointer = `${' '.repeat(column - 1)}^`
    this.frame = [...lines.slice(Math.max(0, line - 3), line), pointer, ...lines.slice(line, line + 2)].join('\n')
  }
}

export function parseJsonFile(file: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new JsonFileError(file, json, error as Error)
  }
}

/** Undefined if the file does not exist. */
export function readJsonFile(file: string): unknown {
  return existsSync(file) ? parseJsonFile(file, readFileSync(file, 'utf8')) : undefined
}

/** Length of the longest start that could still become valid JSON, because Node doesn't report all positions. */
function findSyntaxError(json: string): number {
  let [valid, invalid] = [0, json.length + 1]
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2)
    if (canContinue(json.slice(0, middle))) valid = middle
    else invalid = middle
  }
  return valid
}

function canContinue(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch (error) {
    const { message } = error as Error
    return message.includes('end of JSON input') || message.includes(`at position ${json.length} `)
  }
}
