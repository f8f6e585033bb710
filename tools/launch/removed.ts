import { claimTexts } from '#site/claims.ts'
import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { readSettings } from '#site/settings.ts'
import { fillTree, type Values } from '#site/template.ts'
import { textsByKey } from '#site/text-trees.ts'
import type { Finding } from './finding.ts'
import type { Environment } from './settings.ts'

export type SiteTexts = {
  environment: Environment
  pages: readonly string[]
  namespaces: readonly string[]
  files: readonly { file: string; text: string }[]
}

/** The phrase is true under its condition. */
const offers: readonly { condition: string; what: string; pattern: RegExp }[] = [
  { condition: '?builder', what: 'the no-code builder or its trial', pattern: /builder|construtor|claims\.trialDays/i },
  { condition: '?!prices', what: 'that there is no price list', pattern: /no price list|não há tabela de preços/i },
]

export function removedFindings({ environment, pages, namespaces, files }: SiteTexts): Finding[] {
  const conditions = conditionsIn(environment)
  if (!conditions) return []
  const texts = files
    .filter(({ file }) => namespaces.includes(namespaceOf(file)))
    .flatMap(({ file, text: json }) =>
      [...textsByKey(fillTree(parseTexts(json), conditions, (placeholder) => placeholder))].map(([key, text]) => ({
        file,
        key,
        text,
      })),
    )
  const labels = texts
    .map(({ file, key, text }) => ({ file, page: /^pages\.([^.]+)\.label$/.exec(key)?.[1], label: text }))
    .filter(({ file, page }) => namespaceOf(file) === 'common' && page && !pages.includes(page))
  return [
    ...offers
      .filter(({ condition }) => !conditions.get(condition))
      .flatMap(({ condition, what, pattern }) =>
        texts
          .filter((each) => pattern.test(each.text))
          .map(({ file, key }) =>
            finding(condition, file, key, `A text still mentions ${what}, which no longer applies.`, true),
          ),
      ),
    ...labels.flatMap(({ page = '', label }) =>
      texts
        .filter(({ key, text }) => !key.startsWith('pages.') && text.includes(label))
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

function parseTexts(json: string): unknown {
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
