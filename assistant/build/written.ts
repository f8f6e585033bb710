import { claimTexts } from '../../app/site/claims.ts'
import type { Language } from '../../app/site/languages.ts'
import { pages } from '../../app/site/pages.ts'
import type { Settings } from '../../app/site/settings.ts'
import type { Texts } from '../../app/texts/resources.ts'

/** The texts with brand and figures in place, as the pages show them. A placeholder that nothing fills stops the build. */
export function written(bundles: Texts, language: Language, { brand }: Settings): Texts {
  const values = new Map([
    ['brand', brand],
    ['pageCount', String(pages.length)],
    ...Object.entries(claimTexts[language]).map(([id, text]) => [`claims.${id}`, text] as const),
  ])
  const fill = (text: string): string =>
    text.replaceAll(/\{\{([\w.]+)\}\}/g, (placeholder, name: string) => {
      const value = values.get(name)
      if (value === undefined) throw new Error(`Nothing to put into ${placeholder} (${language})`)
      return value
    })
  return JSON.parse(JSON.stringify(bundles), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as Texts
}
