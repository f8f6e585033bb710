/** Holds the texts of one language: switching languages is a full page load. */

import { claimTexts, settings } from '#site/build-constants.ts'
import type { Language } from '#site/languages.ts'
import type { Namespace, Texts } from '#site/namespaces.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { fillPlaceholders, keepTogether, mapTexts, stopTheBuild } from '#site/template.ts'

export type TextBundles = { [N in Namespace]?: Texts[N] }

export type TextStore = ReturnType<typeof createTextStore>

/** With `strict`, an unknown placeholder fails the build. In the browser it becomes an empty string. */
export function createTextStore(language: Language, bundles: TextBundles, { strict = false } = {}) {
  const raw = new Map<string, object>(Object.entries(bundles))
  const filled = new Map<string, { since: number; texts: object }[]>()
  let version = 0
  const listeners = new Set<() => void>()
  const values = placeholderValues(settings, claimTexts[language])
  const onMissing = strict ? stopTheBuild : () => ''

  function read<N extends Namespace>(namespace: N, at = version): Texts[N] {
    const cached = filled.get(namespace)?.findLast(({ since }) => since <= at)
    if (cached) return cached.texts as Texts[N]
    const texts = raw.get(namespace)
    if (!texts) throw new Error(`The texts of "${namespace}" are not loaded`)
    // A namespace has no earlier version when it is first read, so these texts are valid for every version.
    return fill(namespace, texts, 0) as Texts[N]
  }

  function fill(namespace: Namespace, texts: object, since: number): object {
    const next = mapTexts(texts, (text, key) => keepTogether(fillPlaceholders(text, values, onMissing), key))
    filled.set(namespace, [...(filled.get(namespace) ?? []), { since, texts: next }])
    return next
  }

  return {
    language,
    /** Placeholders included. */
    readRaw: (namespace: Namespace) => raw.get(namespace),
    /** Increments when texts that have been read are replaced. A render reads a single version throughout. */
    version: () => version,
    /** The texts as of `version`, with placeholders filled in. Returns the same object until they change. */
    read,
    set: (namespace: Namespace, texts: object): void => {
      raw.set(namespace, texts)
      if (!filled.has(namespace)) return
      version += 1
      fill(namespace, texts, version)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
