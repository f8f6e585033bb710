import { transform, type ReturnedRule, type SelectorComponent } from 'lightningcss'

/**
 * Of a page's styles, what its HTML can match: rules for a class that it does not have are left out. The whole sheets
 * follow with the scripts, which alone can bring in another class.
 */
export function stylesOfPage(css: string, html: string): string {
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
  // A second pass takes away what the first has emptied.
  return transform({ filename: 'page.css', code, minify: true }).code.toString()
}
