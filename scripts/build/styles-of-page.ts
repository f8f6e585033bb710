import {
  transform,
  type CustomProperty,
  type MediaQuery,
  type ReturnedRule,
  type SelectorComponent,
} from 'lightningcss'

/**
 * Of a page's styles, what its HTML can match before a visitor does anything: rules for a class or an element that it does
 * not have and for what is pointed at or pressed are left out, and so are custom properties and keyframes that nothing
 * reads then. The whole sheets
 * follow with the first move; to whoever has no scripts they come with the page, and with them what only they see.
 */
export function stylesOfPage(css: string, html: string): string {
  return withoutUnread(withoutAbsent(css, html))
}

function withoutAbsent(css: string, html: string): string {
  const present = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const tags = new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag))
  const isPresent = (part: SelectorComponent) =>
    part.type === 'class' ? present.has(part.name) : part.type !== 'type' || tags.has(part.name)
  const hasOpen = /<(?:details|dialog)\b[^>]* open\b/.test(html)
  const isLater = (part: SelectorComponent) => isMove(part) || (!hasOpen && isOpen(part))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule): ReturnedRule | ReturnedRule[] | undefined {
          if (rule.value.selectors.every((selector) => selector.some(isLater))) return []
          const selectors = rule.value.selectors.filter((selector) => selector.every(isPresent))
          if (selectors.length === rule.value.selectors.length) return undefined
          return selectors.length === 0 ? [] : { ...rule, value: { ...rule.value, selectors } }
        },
        media: ({ value }) => (value.query.mediaQueries.every(isElsewhere) ? [] : undefined),
      },
    },
  })
  return code.toString()
}

/** What only comes with a pointer, or by a script. */
const MOVES = new Set<string>(['hover', 'active', 'disabled'])

function isMove(part: SelectorComponent): boolean {
  return part.type === 'pseudo-class' && MOVES.has(part.kind)
}

function isOpen(part: SelectorComponent): boolean {
  return part.type === 'attribute' && part.name === 'open'
}

/** Where the whole sheets are: without scripts, and on paper. */
function isElsewhere({ mediaType, condition }: MediaQuery): boolean {
  return mediaType === 'print' || (condition?.type === 'feature' && condition.value.name === 'scripting')
}

function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const names = css.split(/[^\w-]+/)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // Named by itself and nobody else.
        keyframes: ({ value: { name } }) => (names.filter((each) => each === name.value).length > 1 ? undefined : []),
      },
      // Properties that lightningcss does not know by name are "custom" to it as well.
      Declaration: {
        custom: ({ name }: CustomProperty) => (name.startsWith('--') && !read.has(name) ? [] : undefined),
      },
    },
  })
  const less = code.toString()
  // What only a property read that is gone now is not read either.
  return less.length < css.length ? withoutUnread(less) : less
}
