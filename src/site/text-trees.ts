/** Texts as locale files hold them: groups and lists of texts, under keys. */

/**
 * The texts of `whole`, replaced by those of `other` where they fit: a text by a text, a list by a list, a group key by key.
 * Keys that `whole` does not have are left out.
 */
export function fitTexts<Tree>(whole: Tree, other: unknown, isUsable = (_text: string): boolean => true): Tree {
  return fit(whole, other, isUsable) as Tree
}

function fit(whole: unknown, other: unknown, isUsable: (text: string) => boolean): unknown {
  if (Array.isArray(whole)) return fitList(whole, other, isUsable)
  if (isGroup(whole)) {
    if (!isGroup(other)) return whole
    return Object.fromEntries(Object.entries(whole).map(([key, text]) => [key, fit(text, other[key], isUsable)]))
  }
  return typeof other === 'string' && other !== '' && isUsable(other) ? other : whole
}

/** A list may grow and shrink, not vanish; new items are measured by the last one. */
function fitList(whole: unknown[], other: unknown, isUsable: (text: string) => boolean): unknown[] {
  if (!Array.isArray(other) || other.length === 0) return whole
  return other.map((item, index) => fit(whole[Math.min(index, whole.length - 1)], item, isUsable))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every text under its key, lists included: `hero.points.items.0`. */
export function textsByKey(tree: unknown): Map<string, string> {
  return new Map(flat(tree, ''))
}

function flat(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([part, child]) => flat(child, key ? `${key}.${part}` : part))
}
