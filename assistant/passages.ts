/** What the assistant may say, in one language: the statements of every page, and facts that only the settings hold. */

import { claimTexts } from '../app/site/claims.ts'
import type { Language } from '../app/site/languages.ts'
import { pages, type PageId } from '../app/site/pages.ts'
import type { Settings } from '../app/site/settings.ts'
import type { Texts } from '../app/texts/resources.ts'
import { fill } from '../desk/sentences.ts'
import { sentencesOf, statementsIn, type Statement } from './statements.ts'

export type Passage = Statement & {
  page: PageId
  /** Other words for what it says; they are searched and never shown. */
  keywords?: string
}

export function passagesIn(language: Language, bundles: Texts, settings: Settings): Passage[] {
  const texts = written(bundles, language, settings)
  const said = pages.flatMap(({ id, namespaces }) =>
    namespaces
      .flatMap((namespace) => statementsIn(texts[namespace], { path: namespace, heading: '' }))
      .map((statement) => ({ page: id, ...statement })),
  )
  return [...said, ...factsIn(texts, settings)]
}

/** The texts with brand and figures in place. A placeholder that nothing fills stops the build. */
export function written(bundles: Texts, language: Language, settings: Settings): Texts {
  const values: Record<string, string> = { brand: settings.brand, pageCount: String(pages.length) }
  for (const [id, text] of Object.entries(claimTexts[language])) values[`claims.${id}`] = text
  const json = JSON.stringify(bundles).replaceAll(/\{\{([\w.]+)\}\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing to put into ${placeholder} (${language})`)
    return JSON.stringify(value).slice(1, -1)
  })
  return JSON.parse(json) as Texts
}

function factsIn({ assistant, common }: Texts, { contactEmail, offices }: Settings): Passage[] {
  const values = {
    mail: contactEmail,
    ...Object.fromEntries(Object.entries(offices).map(([id, { address, phone }]) => [id, `${address}, ${phone}`])),
  }
  return assistant.facts.map(({ text, page, keywords }) => ({
    page: page as PageId,
    heading: common.footer.talkToUs,
    sentences: sentencesOf(fill(text, values)),
    keywords,
  }))
}
