/** HTML templates: values are escaped, unless they are templates themselves. */

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** `undefined` and `false` render nothing. */
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Write attribute values in double quotes: escaping is only safe there and between tags. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? serialize(values[index]) : '')).join(''))
}

function serialize(value: HtmlValue): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(serialize).join('')
  return String(value).replaceAll(/[&<>"'`]/g, (letter) => ESCAPES[letter] ?? '')
}

/** Only for markup from the build, such as the logo: never pass user input. */
export function trustedHtml(text: string): Html {
  return new Html(text)
}
