/**
 * Adds a page with draft copy: `npm run new-page -- <id> <path> <group> [header] [footer]`, for example
 * `npm run new-page -- invoice-matching /usecases/invoice-matching usecases`.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { menuColumns, type PageGroup } from '#site/definition.ts'
import { DEFAULT_LANGUAGE, inLanguage, languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { findPage } from '#site/pages.ts'
import { languageOf, sitePathAt } from '#site/paths.ts'
import { fillBrackets, mapTexts } from '#site/template.ts'
import { drafts } from './new-page/drafts.ts'

const TEMPLATE = join(import.meta.dirname, 'new-page/template')
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
  if (links.length > 0 && group !== 'standalone')
    throw new Error(`"${links[0]}" is for standalone pages: the menu of ${group} and the footer list this page anyway.`)

  const namespace = id.replaceAll('-', '')
  if (existsSync(`public${localeFile(DEFAULT_LANGUAGE, namespace)}`))
    throw new Error(`There are already locale files named "${namespace}".`)
  const column = group === 'standalone' ? [] : [`menuColumn: '${menuColumns[group][0]}'`]
  const linked = links.map((link) => `in${capitalize(link)}: true`)
  const values: Readonly<Record<string, string>> = {
    ID: id,
    PATH: path,
    NAMESPACE: namespace,
    PLACES: [`group: '${group}'`, ...column, ...linked].join(', '),
    COMPONENT: toCamelCase(`-${id}`),
  }
  const folder = `src/pages/${id}`
  await mkdir(folder)
  for (const file of await readdir(TEMPLATE)) {
    const template = await readFile(join(TEMPLATE, file), 'utf8')
    const code = template.replaceAll(/ID|PATH|NAMESPACE|PLACES|COMPONENT/g, (name) => values[name] ?? name)
    await writeFile(join(folder, file.replace('.txt', '')), code)
  }
  const name = id.replaceAll('-', ' ')
  const names = { name, Name: capitalize(name) }
  for (const language of languages) {
    const { label, texts, training } = mapTexts(inLanguage(drafts, language), (text) => fillBrackets(text, names))
    await writeFile(`src/assistant/training/${id}.${language}.txt`, ['# opening.lead', ...training, ''].join('\n'))
    await writeJson(`public${localeFile(language, namespace)}`, texts)
    const commonFile = `public${localeFile(language, 'common')}`
    const common = JSON.parse(await readFile(commonFile, 'utf8')) as { pages: object }
    await writeJson(commonFile, { ...common, pages: { ...common.pages, [id]: label } })
  }
  await writeFile(REGISTRY, addToRegistry(id, await readFile(REGISTRY, 'utf8')))
  spawnSync('oxfmt', [folder, REGISTRY, 'public/locales'], { shell: process.platform === 'win32' })
  console.log(
    `Created ${folder} for ${path}. Edit its texts in public/locales/{${languages.join(',')}}/${namespace}.*.json`,
  )
}

/** Keeps the imports sorted, as the formatter requires. */
function addToRegistry(id: string, list: string): string {
  const name = toCamelCase(id)
  const path = `#pages/${id}/definition.ts`
  const lines = list.split('\n')
  const next = lines.findIndex((line) => line.includes("from './") || (/'(#pages\/.*)'/.exec(line)?.[1] ?? '') > path)
  lines.splice(next, 0, `import { definition as ${name} } from '${path}'`)
  return lines.join('\n').replace('] as const satisfies', (end) => `  ${name},\n${end}`)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function toCamelCase(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

addPage(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
