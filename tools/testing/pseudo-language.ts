/** English as a language that nobody speaks: accents, and words that are four tenths longer. */

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

/** Placeholders and what stands in brackets: names of values, and marks. */
const KEPT = /(\{\{.*?\}\}|\[.*?\])/

/** Letter by letter, so that a phrase of a sentence is a phrase of it again. */
export function pseudo(text: string): string {
  return text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : part.replaceAll(/\p{L}/gu, (letter) => accents[letter] ?? letter)))
    .join('')
}
