import { claimTexts } from '#site/claims.ts'
import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { readSettings } from '#site/settings.ts'
import { fillTree, type Values } from '#site/template.ts'
import { textsByKey } from '#site/text-trees.ts'
import type { Copy } from './copy.ts'
import type { Finding } from './finding.ts'
import type { Environment } from './settings.ts'

type SiteTexts = Pick<Copy, 'namespaces' | 'files'> & { environment: Environment; pages: readonly string[] }

/** The phrase is true under its condition. */
const offers: readonly { condition: string; what: string; pattern: RegExp }[] = [
  { condition: '?builder', what: 'the no-code builder or its trial', pattern: /builder|construtor|claims\.trialDays/i },
  { condition: '?!prices', what: 'that there is no price list', pattern: /no price list|não há tabela de preços/i },
]

type Text = { file: string; namespace: string; key: string; text: string }

export function removedFindings({ environment, pages, namespaces, files }: SiteTexts): Finding[] {
  const conditions = conditionsIn(environment)
  if (!conditions) return []
  const texts = files
    .map(({ file, text }) => ({ file, json: text, namespace: file.split('/').at(-1)?.split('.')[0] ?? '' }))
    .filter(({ namespace }) => namespaces.includes(namespace))
    .flatMap(({ file, json, namespace }): Text[] => {
      const filled = fillTree(parseTexts(json), conditions, (placeholder) => placeholder)
      return [...textsByKey(filled)].map(([key, text]) => ({ file, namespace, key, text }))
    })
  return [
    ...offers
      .filter(({ condition }) => !conditions.get(condition))
      .flatMap(({ condition, what, pattern }) => {
        const says = `A text still mentions ${what}, which no longer applies.`
        const mentions = texts.filter(({ text }) => pattern.test(text))
        return mentions.map((text) => finding(condition.replaceAll(/[?!]/g, ''), text, says, true))
      }),
    ...texts.flatMap(({ namespace, key: labelKey, text: label }) => {
      const page = /^pages\.([^.]+)\.label$/.exec(labelKey)?.[1]
      if (namespace !== 'common' || !page || pages.includes(page)) return []
      const says = `A text mentions “${label}”, the name of a page that was removed.`
      const mentions = texts.filter(({ key, text }) => !key.startsWith('pages.') && text.includes(label))
      return mentions.map((text) => finding(page, text, says, false))
    }),
  ]
}

function finding(of: string, { file, namespace, key }: Text, says: string, blocks: boolean): Finding {
  const id = `gone.${of}.${namespace}.${key}.${file.split('/').at(-2)}`
  return { id, group: 'texts', says, place: `${file}: ${key}`, blocks, confirmable: true }
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
