/** Replaces the texts of `base` with those of `other` where the shape fits. Drops keys that `base` doesn't have. */
export function fitTexts<Tree>(base: Tree, other: unknown, isUsable = (_text: string): boolean => true): Tree {
  const fit = (from: unknown, to: unknown): unknown => {
    if (Array.isArray(from)) {
      if (!Array.isArray(to) || to.length === 0) return from
      // Lists may grow and shrink but not become empty. Additional items must fit the last one.
      return to.map((item, index) => fit(from[Math.min(index, from.length - 1)], item))
    }
    if (isGroup(from)) {
      if (!isGroup(to)) return from
      return Object.fromEntries(Object.entries(from).map(([key, text]) => [key, fit(text, to[key])]))
    }
    return typeof to === 'string' && to !== '' && isUsable(to) ? to : from
  }
  return fit(base, other) as Tree
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Includes list items: `hero.points.items.0`. */
export function textsByKey(tree: unknown): Map<string, string> {
  return new Map(flatten(tree, ''))
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([part, child]) => flatten(child, key ? `${key}.${part}` : part))
}
