/**
 * Adds a page that builds right away: `npm run new-page -- <id> <path> <group> [header] [footer]`, for example
 * `npm run new-page -- invoice-matching /usecases/invoice-matching usecases`. Writes its page folder, its texts in each
 * language, a label for the menus and a line in the page registry. The copy is marked as a draft.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { PageGroup } from '#site/definition.ts'
import { DEFAULT_LANGUAGE, inLanguage, languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { findPage } from '#site/pages.ts'
import { languageOf, sitePathAt } from '#site/paths.ts'
import { belowOf, definitionOf, featuresOf, listWith, pageOf } from './new-page/code.ts'
import { drafts } from './new-page/words.ts'

const LIST = 'src/site/pages.ts'
const groups: readonly string[] = ['platform', 'usecases', 'services', 'standalone'] satisfies PageGroup[]

function isGroup(group: string): group is PageGroup {
  return groups.includes(group)
}

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
}

async function addPage([id = '', path = '', group = '', ...places]: readonly string[]): Promise<void> {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id)) throw new Error(`"${id}" is no id. Example: invoice-matching`)
  if (findPage(id)) throw new Error(`There is a page "${id}" already`)
  if (!/^(\/[a-z\d-]+)+$/.test(path)) throw new Error(`"${path}" is no path. Example: /usecases/invoice-matching`)
  if (languageOf(path) !== DEFAULT_LANGUAGE) throw new Error('The path is the English one')
  if (sitePathAt(path)) throw new Error(`${path} shows a page already`)
  if (!isGroup(group)) throw new Error(`"${group}" is no group. There are ${groups.join(', ')}`)

  const unknown = places.find((place) => place !== 'header' && place !== 'footer')
  if (unknown !== undefined) throw new Error(`"${unknown}" is no place for a link. There are header, footer`)
  if (places.includes('header') && group !== 'standalone')
    throw new Error(`The menu of ${group} lists the page: "header" is for standalone pages`)

  const page = { id, path, group, places, namespace: id.replaceAll('-', '') }
  if (existsSync(`public${localeFile(DEFAULT_LANGUAGE, page.namespace)}`))
    throw new Error(`Texts "${page.namespace}" are taken`)
  const name = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
  const room = `src/pages/${id}`
  await mkdir(room)
  await writeFile(`${room}/definition.ts`, definitionOf(page))
  await writeFile(`${room}/page.tsx`, pageOf(page))
  await writeFile(`${room}/below-the-fold.tsx`, belowOf(page))
  await writeFile(`${room}/FeaturesSection.tsx`, featuresOf())
  for (const language of languages) {
    const { label, texts, answers } = inLanguage(drafts, language)(name)
    await writeJson(`${room}/answers.${language}.json`, answers)
    await writeJson(`public${localeFile(language, page.namespace)}`, texts)
    const commonFile = `public${localeFile(language, 'common')}`
    const common = JSON.parse(await readFile(commonFile, 'utf8')) as { pages: object }
    await writeJson(commonFile, { ...common, pages: { ...common.pages, [id]: label } })
  }
  await writeFile(LIST, listWith(page, await readFile(LIST, 'utf8')))
  spawnSync('oxfmt', [room, LIST, 'public/locales'], { shell: process.platform === 'win32' })
  console.log(
    `${room} is there, at ${path}. Its words: public/locales/{${languages.join(',')}}/${page.namespace}.*.json`,
  )
}

addPage(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
