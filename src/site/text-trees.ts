/**
 * Replaces the texts of `whole` with those of `other` where they fit: a string by a string, a list by a list, a group
 * key by key. Drops keys that `whole` doesn't have.
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

/** Lists may grow and shrink but not become empty. Additional items must fit the last one. */
function fitList(whole: unknown[], other: unknown, isUsable: (text: string) => boolean): unknown[] {
  if (!Array.isArray(other) || other.length === 0) return whole
  return other.map((item, index) => fit(whole[Math.min(index, whole.length - 1)], item, isUsable))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Includes list items: `hero.points.items.0`. */
export function textsByKey(tree: unknown): Map<string, string> {
  return new Map(flat(tree, ''))
}

function flat(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([part, child]) => flat(child, key ? `${key}.${part}` : part))
}
