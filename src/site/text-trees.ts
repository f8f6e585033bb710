/** Replaces the texts of `base` with those of `other` where the shape fits. Drops keys that `base` doesn't have. */
export function fitTexts<Tree>(base: Tree, other: unknown, isUsable = (_text: string): boolean => true): Tree {
  return fit(base, other, isUsable) as Tree
}

function fit(base: unknown, other: unknown, isUsable: (text: string) => boolean): unknown {
  if (Array.isArray(base)) return fitList(base, other, isUsable)
  if (isGroup(base)) {
    if (!isGroup(other)) return base
    return Object.fromEntries(Object.entries(base).map(([key, text]) => [key, fit(text, other[key], isUsable)]))
  }
  return typeof other === 'string' && other !== '' && isUsable(other) ? other : base
}

/** Lists may grow and shrink but not become empty. Additional items must fit the last one. */
function fitList(base: unknown[], other: unknown, isUsable: (text: string) => boolean): unknown[] {
  if (!Array.isArray(other) || other.length === 0) return base
  return other.map((item, index) => fit(base[Math.min(index, base.length - 1)], item, isUsable))
}

function isGroup(value: unknown): value is Record<string, unknown> {
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
