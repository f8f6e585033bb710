/** Markup as values: what is put into a template is escaped, unless it is markup itself. */

class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Html = Markup

/** What a template takes. Nothing, `false` among it, is left out. */
export type Shown = Html | string | number | false | undefined | readonly Shown[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Values of attributes stand in double quotes: there, and between tags, nothing that is escaped can end what it stands in. */
export function html(parts: TemplateStringsArray, ...values: readonly Shown[]): Html {
  return new Markup(parts.map((part, index) => part + (index < values.length ? written(values[index]) : '')).join(''))
}

function written(value: Shown): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(written).join('')
  return String(value).replaceAll(/[&<>"'`]/g, (letter) => ESCAPES[letter] ?? '')
}

/** What the build has written: the owner's own drawing. Never what somebody has sent. */
export function builtMarkup(text: string): Html {
  return new Markup(text)
}
