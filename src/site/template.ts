/**
 * The template syntax of all texts: pages, forms, emails and the assistant.
 *
 * - {{brand}} and {{claims.conversion}} are values known at build time.
 * - {{?builder}}text{{/}} is included if the condition holds, {{?!builder}}text{{/}} if not (see placeholders.ts).
 * - [email] is a value known at runtime, [some text] is highlighted, [-text-] is struck out and [+text+] is inserted.
 *
 * Texts are full sentences, never fragments to concatenate.
 */

export type Values = ReadonlyMap<string, string>

const PLACEHOLDER = /\{\{\s*([\w.?!]+)\s*\}\}/g
const CONDITION = /\{\{(\?!?\w+)\}\}(.*?)\{\{\/\}\}/gs

/** `onMissing` handles unknown placeholders: the build fails, but a visitor's page must not. */
export function fillPlaceholders(text: string, values: Values, onMissing: (placeholder: string) => string): string {
  return text
    .replaceAll(CONDITION, (_, name: string, content: string) => (values.get(name) ? content : ''))
    .replaceAll(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? onMissing(placeholder))
}

export function fillTree<Tree>(tree: Tree, values: Values, onMissing: (placeholder: string) => string): Tree {
  return mapTexts(tree, (text) => fillPlaceholders(text, values, onMissing))
}

/** A plain loop for speed: it runs over all texts of a page before hydration. */
export function mapTexts<Tree>(tree: Tree, change: (text: string, key: string) => string): Tree {
  const map = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return change(value, key)
    if (Array.isArray(value)) return value.map((each) => map(each, key))
    const changed: Record<string, unknown> = {}
    for (const each of Object.keys(value as object)) changed[each] = map((value as Record<string, unknown>)[each], each)
    return changed
  }
  return map(tree, '') as Tree
}

const NO_BREAK_SPACE = '\u00A0'

// Latin ranges, because matching the letters of every script takes browsers twice as long.
const SPACE_TO_KEEP =
  /(?<=\d) (?=[a-zß-ɏ])|(?<=R\$) |(?<=\bcom) (?=IA\b)|(?<=\b(?:week|semana)) (?=\d)|(?<=[.?!] [AEIOÉ]) | (?=[A-ZÀ-Þ]\.(?![A-Za-zÀ-ɏ]))/g

/** Short English and Portuguese words that lead to a longer one, so that at most two words stick together. */
const CONNECTIVE =
  /(?<=\s(?:e|o|a|à|os|as|do|da|de|em|no|na|ao|um|an|and|the|to|of|in|on|or)) (?=[^\s–-]{4,11}(?:\s|$))/g

/**
 * Inserts no-break spaces between a figure and what it counts (7 days, R$ 50, week 9), between a name and its initial
 * (Ana P.), after a one-letter word that starts a sentence (A, O, I), and before "IA", Portuguese for AI (com IA). In
 * titles, also after short words that lead to the next one. Find-in-page treats a no-break space as a space but fails
 * on invisible characters, so ui/Unbroken.tsx keeps hyphenated words together instead.
 */
export function keepTogether(text: string, key = ''): string {
  const titled = key === 'title' ? text.replaceAll(CONNECTIVE, NO_BREAK_SPACE) : text
  return titled.replaceAll(SPACE_TO_KEEP, NO_BREAK_SPACE)
}

export function stopTheBuild(placeholder: string): never {
  throw new Error(`Unknown placeholder ${placeholder}`)
}

/** Includes the names of conditions. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

const BRACKETS = /\[(?:-(?<struck>.+?)-|\+(?<added>.+?)\+|(?<bracketed>.+?))\]/g

export type Part = { kind: 'plain' | 'struck' | 'added' | 'bracketed'; text: string; at: number }

/** Splits a text at its brackets and removes them. `at` is the offset in the original text. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(BRACKETS)) {
    const at = match.index
    if (at > from) parts.push({ kind: 'plain', text: text.slice(from, at), at: from })
    for (const [kind, content] of Object.entries(match.groups ?? {}))
      if (content !== undefined) parts.push({ kind: kind as Part['kind'], text: content, at })
    from = at + match[0].length
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from), at: from })
  return parts
}

/** Leaves names without a value in place: a visible bracket is better than a gap. */
export function fillBrackets(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(BRACKETS, (match, ...rest) => {
    const { bracketed = '' } = rest.at(-1) as Record<string, string | undefined>
    return values[bracketed] ?? match
  })
}
