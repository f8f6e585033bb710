/** The texts of one language: a change of language is a full page load. */

import { claimTexts, settings } from '../site/build-constants.ts'
import type { Language } from '../site/languages.ts'
import type { Namespace, Texts } from '../site/namespaces.ts'
import { placeholderValues } from '../site/placeholders.ts'
import { fillTree, stopTheBuild } from '../site/template.ts'

export type TextBundles = { [N in Namespace]?: Texts[N] }

export type TextStore = {
  language: Language
  has: (namespace: Namespace) => boolean
  /** As it is written in the file. */
  written: (namespace: Namespace) => object | undefined
  /** With brand and figures in place: the same object until the texts change. */
  read: <N extends Namespace>(namespace: N) => Texts[N]
  set: (namespace: Namespace, texts: object) => void
  subscribe: (listener: () => void) => () => void
}

/** What `strict` is for: a text or a figure that is missing must fail the build, and must not fail a visitor. */
type Options = { strict?: boolean }

export function createTextStore(language: Language, bundles: TextBundles, { strict = false }: Options = {}): TextStore {
  const written = new Map<string, object>(Object.entries(bundles))
  const filled = new Map<string, object>()
  const listeners = new Set<() => void>()
  const values = placeholderValues(settings.brand, claimTexts[language])
  const onMissing = strict ? stopTheBuild : () => ''

  function read<N extends Namespace>(namespace: N): Texts[N] {
    const known = filled.get(namespace)
    if (known) return known as Texts[N]
    const texts = written.get(namespace)
    if (!texts) throw new Error(`There are no texts "${namespace}"`)
    const next = fillTree(texts, values, onMissing)
    filled.set(namespace, next)
    return next as Texts[N]
  }

  return {
    language,
    has: (namespace) => written.has(namespace),
    written: (namespace) => written.get(namespace),
    read,
    set: (namespace, texts) => {
      written.set(namespace, texts)
      filled.delete(namespace)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
