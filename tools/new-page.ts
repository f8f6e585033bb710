/**
 * Adds a page with draft copy: `npm run new-page -- <id> <path> <group> [header] [footer]`, for example
 * `npm run new-page -- invoice-matching /usecases/invoice-matching usecases`.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { PageGroup } from '#site/definition.ts'
import { DEFAULT_LANGUAGE, inLanguage, languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { findPage } from '#site/pages.ts'
import { languageOf, sitePathAt } from '#site/paths.ts'
import { addToRegistry, belowTheFoldOf, definitionOf, featuresOf, pageOf } from './new-page/code.ts'
import { drafts } from './new-page/drafts.ts'

const REGISTRY = 'src/site/pages.ts'
const groups: readonly PageGroup[] = ['platform', 'usecases', 'services', 'standalone']

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
}

async function addPage([id = '', path = '', groupName = '', ...links]: readonly string[]): Promise<void> {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id))
    throw new Error(`"${id}" is not a valid page id. Example: invoice-matching`)
  if (findPage(id)) throw new Error(`The page "${id}" already exists.`)
  if (!/^(\/[a-z\d-]+)+$/.test(path))
    throw new Error(`"${path}" is not a valid path. Example: /usecases/invoice-matching`)
  if (languageOf(path) !== DEFAULT_LANGUAGE) throw new Error('Enter the English path, without a language prefix.')
  if (sitePathAt(path)) throw new Error(`There is already a page at ${path}.`)
  const group = groups.find((each) => each === groupName)
  if (!group) throw new Error(`"${groupName}" is not a page group. Choose from: ${groups.join(', ')}`)

  const unknownLink = links.find((link) => link !== 'header' && link !== 'footer')
  if (unknownLink !== undefined)
    throw new Error(`"${unknownLink}" is not a place for a link. Choose from: header, footer`)
  if (links.includes('header') && group !== 'standalone')
    throw new Error(`"header" is for standalone pages: the menu of ${group} lists this page anyway.`)

  const page = { id, path, group, links, namespace: id.replaceAll('-', '') }
  if (existsSync(`public${localeFile(DEFAULT_LANGUAGE, page.namespace)}`))
    throw new Error(`There are already locale files named "${page.namespace}".`)
  const name = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
  const folder = `src/pages/${id}`
  await mkdir(folder)
  await writeFile(`${folder}/definition.ts`, definitionOf(page))
  await writeFile(`${folder}/page.tsx`, pageOf(page))
  await writeFile(`${folder}/below-the-fold.tsx`, belowTheFoldOf(page))
  await writeFile(`${folder}/FeaturesSection.tsx`, featuresOf())
  for (const language of languages) {
    const { label, texts, training } = inLanguage(drafts, language)(name)
    await writeFile(`src/assistant/training/${id}.${language}.txt`, training)
    await writeJson(`public${localeFile(language, page.namespace)}`, texts)
    const commonFile = `public${localeFile(language, 'common')}`
    const common = JSON.parse(await readFile(commonFile, 'utf8')) as { pages: object }
    await writeJson(commonFile, { ...common, pages: { ...common.pages, [id]: label } })
  }
  await writeFile(REGISTRY, addToRegistry(page, await readFile(REGISTRY, 'utf8')))
  spawnSync('oxfmt', [folder, REGISTRY, 'public/locales'], { shell: process.platform === 'win32' })
  console.log(
    `Created ${folder} for ${path}. Edit its texts in public/locales/{${languages.join(',')}}/${page.namespace}.*.json`,
  )
}

addPage(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
