/** Placeholders, and brackets around value names or highlighted text. */
const KEPT = /(\{\{.*?\}\}|\[.*?\])/

/** Pseudo-localizes English: adds accents and makes words longer, letter by letter, so that phrases can be found. */
export function pseudo(text: string): string {
  return text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : part.replaceAll(/[aeiouns]/gi, lengthen)))
    .join('')
}

function lengthen(letter: string): string {
  const accented = /[ns]/.test(letter) ? letter : `${letter}\u0301`.normalize()
  return accented + accented.toLowerCase()
}
