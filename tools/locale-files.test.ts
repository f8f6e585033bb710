import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { createTextStore } from '#i18n/store.ts'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { trackMissingTexts } from '#i18n/track-missing-texts.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { textsByKey } from '#site/text-trees.ts'
import { parseJsonFile } from './json-file.ts'
import { bundlesOf, checkTexts } from './locale-files.ts'

const NAMESPACE = 'notfound'
const english = fileIn(DEFAULT_LANGUAGE, NAMESPACE)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  cpSync('public/locales', join(folder, 'locales'), { recursive: true })
  return () => rmSync(folder, { recursive: true })
})

function fileOf(language: string): string {
  return folder + localeFile(language, NAMESPACE)
}

function write(language: string, changed: Record<string, unknown>): void {
  writeFileSync(fileOf(language), JSON.stringify({ ...english, ...changed }))
}

it('finds no problems in the locale files of the site', async () => {
  expect(await checkTexts()).toEqual([])
})

it('reports broken JSON with its file, line and column, and a missing English file', async () => {
  writeFileSync(fileOf(languages.at(-1)!), '{\n  "head": ,\n}')
  await expect(checkTexts(folder)).rejects.toThrow(/notfound\.\w+\.json:2:11 is not valid JSON/)
  rmSync(fileOf(DEFAULT_LANGUAGE))
  await expect(checkTexts(folder)).rejects.toThrow(`${fileOf(DEFAULT_LANGUAGE)} is missing`)
})

it('reports file, key and the closest name of all unknown placeholders at once', async () => {
  for (const language of languages) write(language, { head: { title: '{{bramd}}', description: '{{heac}}' } })
  const error = (await checkTexts(folder).catch((thrown: unknown) => thrown)) as Error
  expect(error.message.split('\n')).toHaveLength(2 * languages.length)
  const message = '"head.title" has {{bramd}}, which is unknown. Did you mean {{brand}}?'
  for (const language of languages) expect(error.message).toContain(`${fileOf(language)}: ${message}`)
})

it('reports the missing texts that a component reads', () => {
  const store = createTextStore(DEFAULT_LANGUAGE, { notfound: { head: { titel: 'A' } } } as object)
  const { texts, missing } = trackMissingTexts(store)
  expect(texts.read(NAMESPACE).head.title).toBeUndefined()
  expect(missing()).toBe(`"head.title" in public${localeFile(DEFAULT_LANGUAGE, NAMESPACE)} (beside titel)`)
})

const translations = languages.filter((language) => language !== DEFAULT_LANGUAGE)

it.each(translations)('falls back to English for a missing key or file, in %s', async (language) => {
  const { head: _head, ...rest } = english
  for (const change of [() => writeFileSync(fileOf(language), JSON.stringify(rest)), () => rmSync(fileOf(language))]) {
    change()
    expect(await checkTexts(folder)).toEqual([])
    expect((await bundlesOf({ namespaces: [NAMESPACE] }, language, folder))[NAMESPACE]).toEqual(english)
  }
})

it.each(translations)('reports values of another type than in English, and unknown keys, in %s', async (language) => {
  const [key = ''] = textsByKey(english).keys()
  const group = key.split('.')[0] ?? ''
  write(language, { [group]: ['a list'] })
  await expect(checkTexts(folder)).rejects.toThrow(`${fileOf(language)}: "${group}" is a list. Expected`)
  write(language, { hed: { title: 'A' } })
  expect(await checkTexts(folder)).toEqual([expect.stringContaining(`${fileOf(language)}: "hed.title" is not used`)])
})

it.each([
  ['an extra comma', '{\n  "a": "b",\n}\n', 3, 1, 'Expected double-quoted property name.'],
  ['a missing comma', '{\n  "a": "b"\n  "c": "d"\n}\n', 3, 3, "Expected ',' or '}' after property value."],
  ['a missing value', '{\n  "a": ,\n  "b": "c"\n}\n', 2, 8, "Unexpected token ','."],
  ['an unterminated string', '{\n  "a": "b,\n  "c": "d"\n}\n', 2, 11, 'Bad control character in string literal.'],
  ['an unclosed bracket', '{\n  "a": ["b"\n}\n', 3, 1, "Expected ',' or ']' after array element."],
  ['text after the end', '{}\n}', 2, 1, 'Unexpected non-whitespace character after JSON.'],
  ['an empty file', '', 1, 1, 'Unexpected end of JSON input.'],
])('reports line and column of %s in a JSON file', (_, json, line, column, reason) => {
  const message = `public/a.json:${line}:${column} is not valid JSON: ${reason}`
  const frame = expect.stringMatching(new RegExp(`^ {${column - 1}}\\^$`, 'm'))
  const loc = expect.objectContaining({ line, column })
  const error = expect.objectContaining({ name: 'JsonFileError', message, loc, frame })
  expect(() => parseJsonFile('public/a.json', json)).toThrow(error)
})
