import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import type { Namespace, Texts } from '#site/namespaces.ts'
import type { TextStore } from './store.ts'

/** How many a message names: parts of a page may ask for texts that need not be there. */
const MOST_NAMED = 3

/**
 * For the build: notes which texts are asked for and missing. A component that needs one fails with "undefined"; `missing` says
 * which keys of which files it has asked for, the last one first.
 */
export function watched(store: TextStore): { texts: TextStore; missing: () => string } {
  const known = new WeakMap<object, object>()
  const asked = new Set<string>()

  function watch(tree: object, namespace: Namespace, key: string): object {
    const made = known.get(tree) ?? new Proxy(tree, { get: (_, part) => read(tree, part, namespace, key) })
    known.set(tree, made)
    return made
  }

  function read(tree: object, part: string | symbol, namespace: Namespace, above: string): unknown {
    const value: unknown = Reflect.get(tree, part)
    if (typeof part === 'symbol' || Array.isArray(tree)) return value
    const key = above ? `${above}.${part}` : part
    if (typeof value === 'object' && value !== null) return watch(value, namespace, key)
    if (value !== undefined) return value
    const line = `"${key}" in public${localeFile(DEFAULT_LANGUAGE, namespace)} (beside ${Object.keys(tree).join(', ')})`
    asked.delete(line)
    asked.add(line)
    return undefined
  }

  return {
    texts: {
      ...store,
      read: <N extends Namespace>(namespace: N, version?: number) =>
        watch(store.read(namespace, version), namespace, '') as Texts[N],
    },
    missing: () => [...asked].toReversed().slice(0, MOST_NAMED).join('\n  '),
  }
}
