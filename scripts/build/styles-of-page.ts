import {
  transform,
  type CustomProperty,
  type MediaQuery,
  type ReturnedRule,
  type SelectorComponent,
} from 'lightningcss'

/**
 * Of a page's styles, what its HTML can match before a visitor does anything: rules for a class or an element that it does
 * not have and for what is pointed at or pressed are left out, and so are custom properties that nothing reads then, and
 * keyframes that nothing plays. The whole sheets follow with the first move; to whoever has no scripts they come with the
 * page, and with them what only they see.
 */
export function stylesOfPage(css: string, html: string): string {
  return inFewerLetters(withoutUnread(withoutAbsent(css, html)))
}

/** What the parser leaves of values that it does not look into, and what it writes again each time it is asked. */
function inFewerLetters(css: string): string {
  return css.replaceAll(/(?<=[\w)%]), /g, ',').replaceAll(/(-webkit-[\w-]+:[^;}]+;)\1+/g, '$1')
}

/** Only a script opens it, and by then the whole sheets are on their way. */
const CLOSED_DIALOG = /<dialog(?![^>]* open\b).*?<\/dialog>/gs

function withoutAbsent(css: string, document: string): string {
  const html = document.replaceAll(CLOSED_DIALOG, '')
  const present = new Set(
    [...html.matchAll(/ class=(?:"([^"]+)"|([\w-]+))/g)].flatMap(([, names, name = '']) => names?.split(' ') ?? name),
  )
  const tags = new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag))
  const isPresent = (part: SelectorComponent): boolean => {
    if (part.type === 'pseudo-class' && part.kind === 'has')
      return part.selectors.some((selector) => selector.every(isPresent))
    return part.type === 'class' ? present.has(part.name) : part.type !== 'type' || tags.has(part.name)
  }
  const hasOpen = /<(?:details|dialog)\b[^>]* open\b/.test(html)
  const hasDisabled = html.includes('aria-disabled="true"')
  const isLater = (part: SelectorComponent): boolean =>
    isMove(part) ||
    hasAttribute(part, 'data-faded') ||
    (!hasOpen && hasAttribute(part, 'open')) ||
    (!hasDisabled && hasAttribute(part, 'aria-disabled')) ||
    isOneOf(part, isLater) ||
    isPointedAt(part) ||
    isAround(part, (each) => isLater(each) || isPopover(each))
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
const PAGE_CHANGE = /^(active-)?view-transition/

function isMove(part: SelectorComponent): boolean {
  if (part.type === 'pseudo-element') return PAGE_CHANGE.test(part.kind)
  if (part.type !== 'pseudo-class') return false
  return MOVES.has(part.kind) || PAGE_CHANGE.test(part.kind === 'custom' ? part.name : part.kind)
}

/** One of several: all of them are of this sort. */
function isOneOf(part: SelectorComponent, sort: (part: SelectorComponent) => boolean): boolean {
  return part.type === 'pseudo-class' && part.kind === 'is' && part.selectors.every((each) => each.some(sort))
}

/** Pointed at, or the same by keyboard, which is a move too. What a focus alone looks like is there from the start. */
function isPointedAt(part: SelectorComponent): boolean {
  return isOneOf(part, (each) => isMove(each) || isFocus(each)) && !isOneOf(part, isFocus)
}

function isFocus(part: SelectorComponent): boolean {
  return part.type === 'pseudo-class' && part.kind.startsWith('focus')
}

/** Around something: all that it may be around is of this sort. */
function isAround(part: SelectorComponent, sort: (part: SelectorComponent) => boolean): boolean {
  return part.type === 'pseudo-class' && part.kind === 'has' && part.selectors.every((each) => each.some(sort))
}

/** The popover itself opens without scripts, and with what the page carries. */
function isPopover(part: SelectorComponent): boolean {
  return part.type === 'pseudo-class' && part.kind === 'popover-open'
}

function hasAttribute(part: SelectorComponent, name: string): boolean {
  return part.type === 'attribute' && part.name === name
}

/**
 * Where the whole sheets are from the start, without scripts, on paper and for whoever wants other colours; and where they
 * have come before it matters, under a pointer.
 */
const ELSEWHERE = new Set<unknown>(['scripting', 'forced-colors', 'prefers-contrast', 'hover'])

function isElsewhere({ mediaType, condition }: MediaQuery): boolean {
  return mediaType === 'print' || (condition?.type === 'feature' && ELSEWHERE.has(condition.value.name))
}

/** For newer browsers a timeline would be written into the shorthand of its animation, where none of them reads it. */
const SHORTHANDS_FOR = { safari: (17 << 16) | (5 << 8) }

function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const played = new Set(
    [...css.matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, names = '']) => names.split(/[\s,]+/)),
  )
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: SHORTHANDS_FOR,
    visitor: {
      // Properties that lightningcss does not know by name are "custom" to it as well.
      Declaration: {
        custom: ({ name }: CustomProperty) => (name.startsWith('--') && !read.has(name) ? [] : undefined),
      },
      Rule: { keyframes: ({ value }) => (played.has(value.name.value) ? undefined : []) },
    },
  })
  const less = code.toString()
  // What only a property read that is gone now is not read either.
  return less.length < css.length ? withoutUnread(less) : less
}
