/**
 * The one way in which texts name what is not theirs to say, for pages, forms, mails and the assistant. {{brand}} and
 * {{claims.conversion}} are known when the site is built. {{?builder}}words{{/}} are only there if the condition holds,
 * {{?!builder}}words{{/}} if it does not (placeholders.ts has the conditions). Brackets are known while somebody reads: [email] stands for a
 * value, [some words] are marked, [-some-] are struck out, [+some+] are put in. Whole sentences stay whole.
 */

export type Values = ReadonlyMap<string, string>

const PLACEHOLDER = /\{\{\s*([\w.?!]+)\s*\}\}/g
const CONDITION = /\{\{(\?!?\w+)\}\}(.*?)\{\{\/\}\}/gs

/** `onMissing` says what stands where nothing is known: the build stops there, a visitor reads on. */
export function fillPlaceholders(text: string, values: Values, onMissing: (placeholder: string) => string): string {
  return text
    .replaceAll(CONDITION, (_, name: string, words: string) => (values.get(name) ? words : ''))
    .replaceAll(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? onMissing(placeholder))
}

/** The same for every text of a tree. */
export function fillTree<Tree>(tree: Tree, values: Values, onMissing: (placeholder: string) => string): Tree {
  return mapTexts(tree, (text) => fillPlaceholders(text, values, onMissing))
}

/** The tree with every text in it changed in one way. A plain loop: before a page comes alive, this runs over all its texts. */
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

// Latin letters by their ranges: to match those of every script takes a browser twice as long.
const SPACE_TO_KEEP =
  /(?<=\d) (?=[a-zß-ɏ])|(?<=R\$) |(?<=\bcom) (?=IA\b)|(?<=\b(?:week|semana)) (?=\d)|(?<=[.?!] [AEIOÉ]) | (?=[A-ZÀ-Þ]\.(?![A-Za-zÀ-ɏ]))/g

/** Short words that lead to the next one, of both languages. What follows is longer: no more than two words hold together. */
const CONNECTIVE =
  /(?<=\s(?:e|o|a|à|os|as|do|da|de|em|no|na|ao|um|an|and|the|to|of|in|on|or)) (?=[^\s–-]{4,11}(?:\s|$))/g

/**
 * For the screen: no line ends between a figure and what it counts (7 days, R$ 50, week 9), between a name and its initial
 * (Ana P.), after the one letter that a sentence begins with (A, O, I), or before the short word that Portuguese has for AI
 * (contratos com IA). No line of a title ends with a short word that leads to the next one. Searching a page finds a
 * no-break space as a space. Invisible characters are not found: ui/Unbroken.tsx keeps hyphenated words together instead.
 */
export function keepTogether(text: string, key = ''): string {
  const titled = key === 'title' ? text.replaceAll(CONNECTIVE, NO_BREAK_SPACE) : text
  return titled.replaceAll(SPACE_TO_KEEP, NO_BREAK_SPACE)
}

export function stopTheBuild(placeholder: string): never {
  throw new Error(`Nothing to put into ${placeholder}`)
}

/** The names of all placeholders and conditions in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

const BRACKETS = /\[(?:-(?<struck>.+?)-|\+(?<added>.+?)\+|(?<bracketed>.+?))\]/g

export type Part = { kind: 'plain' | 'struck' | 'added' | 'bracketed'; text: string; at: number }

/** A text in its parts, brackets taken off; `at` is where each begins. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(BRACKETS)) {
    const at = match.index
    if (at > from) parts.push({ kind: 'plain', text: text.slice(from, at), at: from })
    const { struck, added, bracketed } = match.groups ?? {}
    if (struck !== undefined) parts.push({ kind: 'struck', text: struck, at })
    else if (added !== undefined) parts.push({ kind: 'added', text: added, at })
    else parts.push({ kind: 'bracketed', text: bracketed ?? '', at })
    from = at + match[0].length
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from), at: from })
  return parts
}

/** The sentence with its values. A name without a value stands as it is written: better odd than silent. */
export function fillBrackets(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(BRACKETS, (written, ...rest) => {
    const { bracketed = '' } = rest.at(-1) as Record<string, string | undefined>
    return values[bracketed] ?? written
  })
}
