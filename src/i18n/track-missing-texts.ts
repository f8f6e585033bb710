import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import type { Namespace, Texts } from '#site/namespaces.ts'
import type { TextStore } from './store.ts'

/** Build only: a missing text fails later as "undefined", so `missing` lists the keys read, most recent first. */
export function trackMissingTexts(store: TextStore): { texts: TextStore; missing: () => string } {
  const proxies = new WeakMap<object, object>()
  const missing = new Set<string>()

  function watch(tree: object, namespace: Namespace, key: string): object {
    const proxy = proxies.get(tree) ?? new Proxy(tree, { get: (_, part) => read(tree, part, namespace, key) })
    proxies.set(tree, proxy)
    return proxy
  }

  function read(tree: object, part: string | symbol, namespace: Namespace, above: string): unknown {
    const value: unknown = Reflect.get(tree, part)
    if (typeof part === 'symbol' || Array.isArray(tree)) return value
    const key = above ? `${above}.${part}` : part
    if (typeof value === 'object' && value !== null) return watch(value, namespace, key)
    if (value !== undefined) return value
    const line = `"${key}" in public${localeFile(DEFAULT_LANGUAGE, namespace)} (beside ${Object.keys(tree).join(', ')})`
    missing.delete(line)
    missing.add(line)
    return undefined
  }

  return {
    texts: {
      ...store,
      read: <N extends Namespace>(namespace: N, version?: number) =>
        watch(store.read(namespace, version), namespace, '') as Texts[N],
    },
    // Only the last three: components may also read optional texts that don't exist.
    missing: () => [...missing].toReversed().slice(0, 3).join('\n  '),
  }
}
