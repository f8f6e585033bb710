/** Pseudo-localizes English: adds accents and makes words longer. */

const accents: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éê',
  i: 'íí',
  o: 'óô',
  u: 'úú',
  n: 'ñn',
  s: 'ss',
  A: 'Áá',
  E: 'Éê',
  I: 'Íí',
  O: 'Óô',
  U: 'Úú',
}

/** Placeholders, and brackets around value names or highlighted text. */
const KEPT = /(\{\{.*?\}\}|\[.*?\])/

/** Letter by letter, so that a phrase can still be found in its sentence. */
export function pseudo(text: string): string {
  return text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : part.replaceAll(/\p{L}/gu, (letter) => accents[letter] ?? letter)))
    .join('')
}
