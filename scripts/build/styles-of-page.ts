import { transform, type CustomProperty, type ReturnedRule, type SelectorComponent } from 'lightningcss'

/**
 * Of a page's styles, what its HTML can match: rules for a class that it does not have are left out, and so are custom
 * properties that nothing reads then. The whole sheets follow with the scripts, which alone can bring in another class.
 */
export function stylesOfPage(css: string, html: string): string {
  return withoutUnread(withoutAbsent(css, html))
}

function withoutAbsent(css: string, html: string): string {
  const present = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isPresent = (part: SelectorComponent) => part.type !== 'class' || present.has(part.name)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule): ReturnedRule | ReturnedRule[] | undefined {
          const selectors = rule.value.selectors.filter((selector) => selector.every(isPresent))
          if (selectors.length === rule.value.selectors.length) return undefined
          return selectors.length === 0 ? [] : { ...rule, value: { ...rule.value, selectors } }
        },
      },
    },
  })
  return code.toString()
}

function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
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
