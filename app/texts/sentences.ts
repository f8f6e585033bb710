/**
 * A text may name values that are only known while somebody reads it, in brackets: "We write to [email]". Whole sentences
 * stay whole in the locale files.
 */

type Part = { text: string; token: boolean; at: number }

/** Plain parts, and tokens without their brackets. */
export function partsOf(text: string): Part[] {
  let at = 0
  return text
    .split(/(\[\w+\])/)
    .map((part) => {
      const token = /^\[\w+\]$/.test(part)
      const found = { text: token ? part.slice(1, -1) : part, token, at }
      at += part.length
      return found
    })
    .filter((part) => part.text !== '')
}

/** The sentence with its values. A token without a value stands as it is written: better odd than silent. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return partsOf(text)
    .map((part) => (part.token ? (values[part.text] ?? `[${part.text}]`) : part.text))
    .join('')
}
