import { claimTexts, formatClaim, SAMPLE, type Claim } from '#site/claims.ts'
import { DEFAULT_LANGUAGE, languageFacts } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import type { Sample } from '#site/sample-copy.ts'
import { readSettings } from '#site/settings.ts'
import { fillTree, type Values } from '#site/template.ts'
import { textsByKey } from '#site/text-trees.ts'
import { draftSentences } from '../new-page/drafts.ts'
import type { LanguageState } from '../untranslated.ts'
import type { Finding } from './finding.ts'
import { isReserved, type Environment } from './settings.ts'

export type Copy = {
  samples: readonly Sample[]
  claims: Readonly<Record<string, Claim>>
  shownClaims: readonly string[]
  namespaces: readonly string[]
  files: readonly { file: string; text: string }[]
}

export function copyFindings({ samples, claims, shownClaims, namespaces, files }: Copy): Finding[] {
  return [
    ...samples
      .filter(({ namespace }) => namespaces.includes(namespace))
      .map(({ namespace, keys, what }): Finding => {
        const place = `public/locales/*/${namespace}.*.json: ${keys.join(', ')}`
        return { ...textFinding(`texts.${namespace}.${keys[0]}`, `${namespace}: ${what}.`, place), confirmable: true }
      }),
    ...files.flatMap(({ file, text }) => [...draftFindings(file, text), ...addressFindings(file, text)]),
    ...Object.entries(claims)
      .filter(([id, { source }]) => source.startsWith(SAMPLE) && shownClaims.includes(id))
      .map(([id, claim]): Finding => {
        const says = `“${formatClaim(claim, 'en')} ${claim.label.en}” needs a source of your own.`
        const place = `src/site/content/claims.json: source of ${id}`
        return { ...textFinding(`claims.${id}`, says, place), group: 'claims' }
      }),
  ]
}

const ADDRESSES = /\bhttps?:\/\/[^\s"<>)\\]+|[^\s"<>@]+@[\w.-]+\.\w+/g

/** Links come from settings, but an address that is written out has to be real. */
function addressFindings(file: string, text: string): Finding[] {
  const badAddresses = (text.match(ADDRESSES) ?? []).filter((each) => isReserved(each) || each.startsWith('http:'))
  if (badAddresses.length === 0) return []
  const says = `A text contains ${badAddresses.join(', ')}, which is an example address or not https.`
  return [textFinding(`addresses.${file}`, says, file)]
}

function draftFindings(file: string, text: string): Finding[] {
  const remaining = draftSentences.filter((sentence) => text.includes(JSON.stringify(sentence)))
  if (remaining.length === 0) return []
  const says = `A new page still contains draft text: “${remaining.join('” “')}”`
  return [textFinding(`drafts.${file}`, says, file)]
}

/** Pages that are mostly in English are hidden from search engines. */
export function languageFindings(states: readonly LanguageState[]): Finding[] {
  return states.flatMap(({ language, translations, pages }): Finding[] => {
    const missing = Object.entries(translations).filter(([, { untranslated }]) => untranslated.length > 0)
    const count = missing.reduce((sum, [, { untranslated }]) => sum + untranslated.length, 0)
    if (count === 0) return []
    const texts = Object.values(translations).reduce((sum, each) => sum + each.texts, 0)
    const isHidden = pages.length > 0
    const hidden = isHidden ? ` Kept from search engines, because they are mostly in English: ${pages.join(', ')}.` : ''
    const says = `${languageFacts[language].name}: ${count} of ${texts} texts are shown in English.${hidden}`
    const files = missing.map(([namespace, { untranslated }]) => `${namespace} (${untranslated.length})`)
    const place = `public/locales/${language}: ${files.join(', ')}`
    return [{ ...textFinding(`languages.${language}`, says, place), blocks: isHidden, confirmable: true }]
  })
}

function textFinding(id: string, says: string, place: string): Finding {
  return { id, group: 'texts', says, place, blocks: true }
}

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
