import { createInstance, type i18n } from 'i18next'
import { claimTexts, settings } from '../site/build-constants.ts'
import { DEFAULT_LANGUAGE, languages, type Language } from '../site/languages.ts'
import { DEFAULT_NAMESPACE, type Namespace } from '../site/namespaces.ts'
import { pages } from '../site/pages.ts'
import type { Texts } from './resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof DEFAULT_NAMESPACE
    resources: Texts
  }
}

export type TextBundles = { [N in Namespace]?: Texts[N] }

/** What `strict` is for: a text or a figure that is missing must fail the build, and must not fail a visitor. */
type Options = { strict?: boolean }

/** One instance speaks one language: a change of language is a full page load. */
export function createI18n(language: Language, bundles: TextBundles, { strict = false }: Options = {}): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: languages,
    load: 'languageOnly',
    defaultNS: DEFAULT_NAMESPACE,
    ns: Object.keys(bundles),
    resources: { [language]: bundles },
    initAsync: false,
    interpolation: {
      escapeValue: false,
      defaultVariables: { brand: settings.brand, claims: claimTexts[language], pageCount: pages.length },
    },
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...(strict && {
      saveMissing: true,
      missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) => {
        throw new Error(`No text "${key}" in ${namespace}.${language}.json`)
      },
      missingInterpolationHandler: (text: string) => {
        throw new Error(`Nothing to put into "${text}" (${language})`)
      },
    }),
  })
  return instance
}

/** A namespace as one object, with brand and figures in place. `t` reads from that namespace. */
export function textsOf<N extends Namespace>(instance: i18n, namespace: N, t: unknown): Texts[N] {
  const bundle: object = instance.getResourceBundle(instance.language, namespace) ?? {}
  const read = t as (key: string, options: object) => unknown
  const entries = Object.keys(bundle).map((key) => [key, read(key, { returnObjects: true })])
  return Object.fromEntries(entries) as Texts[N]
}
