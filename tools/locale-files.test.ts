import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTextStore } from '#i18n/store.ts'
import { trackMissingTexts } from '#i18n/track-missing-texts.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { textsByKey } from '#site/text-trees.ts'
import { bundlesOf, checkTexts } from './locale-files.ts'

const NAMESPACE = 'notfound'
const english: Record<string, unknown> = JSON.parse(
  readFileSync(`public${localeFile(DEFAULT_LANGUAGE, NAMESPACE)}`, 'utf8'),
)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  cpSync('public/locales', join(folder, 'locales'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

function fileOf(language: string): string {
  return folder + localeFile(language, NAMESPACE)
}

function write(language: string, changed: Record<string, unknown>): void {
  writeFileSync(fileOf(language), JSON.stringify({ ...english, ...changed }))
}

it('finds no problems in the locale files of the site', async () => {
  expect(await checkTexts()).toEqual([])
})

it.each(languages)('reports file, key and the closest name of an unknown placeholder, in %s', async (language) => {
  write(language, { head: { title: 'Not {{bramd}}' } })
  const message = '"head.title" has {{bramd}}, which is unknown. Did you mean {{brand}}?'
  await expect(checkTexts(folder)).rejects.toThrow(`${fileOf(language)}: ${message}`)
})

it('reports broken JSON with its file, line and column, and a missing English file', async () => {
  writeFileSync(fileOf(languages.at(-1)!), '{\n  "head": ,\n}')
  await expect(checkTexts(folder)).rejects.toThrow(/notfound\.\w+\.json:2:11 is not valid JSON/)
  rmSync(fileOf(DEFAULT_LANGUAGE))
  await expect(checkTexts(folder)).rejects.toThrow(`${fileOf(DEFAULT_LANGUAGE)} is missing`)
})

it('reports all errors at once', async () => {
  for (const language of languages) write(language, { head: { title: '{{one}}', description: '{{two}}' } })
  const error = (await checkTexts(folder).catch((thrown: unknown) => thrown)) as Error
  expect(error.message.split('\n')).toHaveLength(2 * languages.length)
})

it('reports the missing texts that a component reads', () => {
  const store = createTextStore(DEFAULT_LANGUAGE, { notfound: { head: { titel: 'A' } } } as object)
  const { texts, missing } = trackMissingTexts(store)
  const { head } = texts.read(NAMESPACE)
  expect(head.title).toBeUndefined()
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
