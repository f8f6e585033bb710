import { claimTexts } from '#site/claims.ts'
import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { readSettings } from '#site/settings.ts'
import { fillTree, type Values } from '#site/template.ts'
import { textsByKey } from '#site/text-trees.ts'
import type { Finding } from './finding.ts'
import type { Environment } from './settings.ts'

export type Mentioned = {
  environment: Environment
  pages: readonly string[]
  namespaces: readonly string[]
  files: readonly { file: string; text: string }[]
}

/** Phrases that offer something, and the condition under which they are true. */
const offers: readonly { condition: string; what: string; words: RegExp }[] = [
  { condition: '?builder', what: 'the no-code builder or its trial', words: /builder|construtor|claims\.trialDays/i },
  { condition: '?!prices', what: 'that there is no price list', words: /no price list|não há tabela de preços/i },
]

/** Texts that still mention a page, a price or an offer that the site no longer has. */
export function goneFindings({ environment, pages, namespaces, files }: Mentioned): Finding[] {
  const conditions = conditionsIn(environment)
  if (!conditions) return []
  const texts = files
    .filter(({ file }) => namespaces.includes(namespaceOf(file)))
    .flatMap(({ file, text }) =>
      [...textsByKey(fillTree(parsed(text), conditions, (placeholder) => placeholder))].map(([key, words]) => ({
        file,
        key,
        words,
      })),
    )
  const labels = texts
    .map(({ file, key, words }) => ({ file, page: /^pages\.([^.]+)\.label$/.exec(key)?.[1], label: words }))
    .filter(({ file, page }) => namespaceOf(file) === 'common' && page && !pages.includes(page))
  return [
    ...offers
      .filter(({ condition }) => !conditions.get(condition))
      .flatMap(({ condition, what, words }) =>
        texts
          .filter((each) => words.test(each.words))
          .map(({ file, key }) =>
            finding(condition, file, key, `A text still says something about ${what}, which is gone.`, true),
          ),
      ),
    ...labels.flatMap(({ page = '', label }) =>
      texts
        .filter(({ key, words }) => !key.startsWith('pages.') && words.includes(label))
        .map(({ file, key }) =>
          finding(page, file, key, `A text mentions “${label}”, the name of a page that was removed.`, false),
        ),
    ),
  ]
}

function finding(of: string, file: string, key: string, says: string, blocks: boolean): Finding {
  return {
    id: `gone.${of.replaceAll(/[?!]/g, '')}.${namespaceOf(file)}.${key}.${file.split('/').at(-2)}`,
    group: 'texts',
    says,
    place: `${file}: ${key}`,
    blocks,
    confirmable: true,
  }
}

/** Undefined if the settings are invalid, which another finding reports. */
function conditionsIn(environment: Environment): Values | undefined {
  try {
    const values = placeholderValues(readSettings(environment), claimTexts[DEFAULT_LANGUAGE])
    return new Map([...values].filter(([name]) => name.startsWith('?')))
  } catch {
    return undefined
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}

/** `public/locales/en/home.en.json` → `home` */
function namespaceOf(file: string): string {
  return file.split('/').at(-1)?.split('.')[0] ?? ''
}
