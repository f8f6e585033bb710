import { describe, expect, it } from 'vitest'
import { askedIn, built } from '../testing/built.ts'
import { grounded } from './grounding.ts'
import { createPieces } from './pieces.ts'

const passage = (...sentences: string[]) => ({ path: '/', title: 'A page', sentences })

const english = [
  passage('Does it keep our data?', 'Yes.', 'Your data is not used to train models, and stays in Europe.'),
  passage('Up to 90% of tickets are closed, 21% of them at night.', 'A person checks what it can’t answer.'),
  passage('It reads contracts, invoices, and orders.', 'Calls are free, if you book them before noon.'),
]
const portuguese = [
  passage('Seus dados não treinam modelos, e ficam no Brasil.', 'Uma pessoa confere o que a IA não sabe.'),
]

const said = (piece: string) => typeof grounded(piece, portuguese, 'pt')
const judged = (piece: string) => grounded(piece, english, 'en')

describe('what is let out', () => {
  it.each([
    ['Your data is not used to train models, and stays in Europe. [1]'],
    ['Your data is not used to train models [1].'],
    ['The data: no. It reads contracts, invoices, and orders. [3]', 'foreign'],
    ['It reads contracts, and also invoices, and the orders [3]'],
    ['It reads contracts, invoices. [3]'],
    ["A person checks what it can't answer. [2]"],
    ['A person checks what it can’t answer. It reads contracts, invoices, and orders. [2][3]'],
    ['A person checks what it can’t answer. It reads contracts, invoices, and orders. [2, 3]'],
    ['Calls are free, if you book them before noon. [3]'],
    // What limits a sentence cannot be left out, nor what denies it.
    ['Calls are free. [3]', 'foreign'],
    ['Calls are always free, if you book them before noon. [3]', 'foreign'],
    ['Your data is used to train models. [1]', 'foreign'],
    ['90% of tickets are closed. [2]', 'foreign'],
    ['21% of tickets are closed. [2]', 'foreign'],
    ['Up to 90% of tickets are closed, 90% of them at night. [2]', 'foreign'],
    ['Up to 91% of tickets are closed. [2]', 'figure'],
    ['Up to 9,0% of tickets are closed. [2]', 'figure'],
    ['Up to ninety % of tickets are closed. [2]', 'foreign'],
    ['Yes. [1]', 'foreign'],
    ['Does it keep our data? [1]', 'foreign'],
    ['Your data is not used to train models? [1]', 'foreign'],
    ['Your "data" is not used to train models. [1]', 'foreign'],
    ['YOUR DATA IS NOT USED TO TRAIN MODELS. [1]', 'foreign'],
    ['Your data is not\u200B used to train models. [1]', 'foreign'],
    ['Your dаta is not used to train models. [1]', 'foreign'],
    ['Your data is not used to train models [2]', 'foreign'],
    ['Your data is not used to train models [4]', 'citation'],
    ['Your data is not used to train models [0]', 'citation'],
    ['Your data is not used to train models [one]', 'citation'],
    ['Your data is not used to train models', 'citation'],
    ['[1]', 'foreign'],
    ['Your data is not used to train **models**. [1]', 'markup'],
    ['Your data is not used to train <b>models</b>. [1]', 'markup'],
    ['Your data is not used to train [models](https://evil.example) [1]', 'citation'],
    ['Your data is not used to train models, see https://evil.example [1]', 'markup'],
    ['Your data is not used to train models evil.example [1]', 'foreign'],
  ])('of "%s": %s', (piece, reason?: string) => {
    const found = judged(piece)
    if (reason) expect(found).toBe(reason)
    else expect(found).toMatchObject({ sentences: expect.any(Array) as unknown })
  })

  it('has its full stop, and names what it stands on', () => {
    expect(judged('Your data is not used to train models [1].')).toEqual({
      sentences: ['Your data is not used to train models.'],
      cited: [1],
    })
  })

  it('keeps a Portuguese no, and tells "é" from "e"', () => {
    expect(said('Seus dados não treinam modelos. [1]')).toBe('object')
    expect(said('Os seus dados não treinam modelos, e ficam no Brasil. [1]')).toBe('object')
    expect(said('Seus dados treinam modelos, e ficam no Brasil. [1]')).toBe('string')
    expect(said('Seus dados não treinam modelos, é ficam no Brasil. [1]')).toBe('string')
  })
})

/** Each a way to make something else of what the site says. */
const twists: Readonly<Record<string, (words: string[], other: string[]) => string[]>> = {
  'without its second word': ([first = '', , ...rest]) => [first, ...rest],
  'without its last word': (words) => words.slice(0, -1),
  'with two words exchanged': ([one = '', two = '', ...rest]) => [two, one, ...rest],
  'with a word more': (words) => [...words.slice(0, 2), 'banana', ...words.slice(2)],
  'with "not" in it': (words) => [...words.slice(0, 2), 'not', ...words.slice(2)],
  'with "não" in it': (words) => [...words.slice(0, 2), 'não', ...words.slice(2)],
  'that goes on like another': (words, other) => [...words.slice(0, 3), ...other.slice(-3)],
  'with other figures': (words) =>
    words.map((word) => word.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))),
}

/** A sentence, whole or up to one of its clauses, without what may come and go. */
function beginnings(sentence: string): string[] {
  const ends = [...sentence.matchAll(/[,;:]\s|\s[–—]\s|$/g)].map(({ index }) => index)
  return ends.map((end) => bare(sentence.slice(0, end)))
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[.,;:–—]/g, '')
    .split(/\s+/)
    .filter(
      (word) => word && !['a', 'an', 'the', 'and', 'also', 'o', 'os', 'as', 'um', 'uma', 'e', 'também'].includes(word),
    )
    .join(' ')

describe.each(askedIn)('every sentence of the site in %s', (language) => {
  const { file } = built[language]
  const all = file.passages.map(({ sentences }) => ({ path: '/', title: '', sentences }))
  const plain = all.flatMap((from) =>
    from.sentences
      .filter((sentence) => !/[?@[\]]|\/\//.test(sentence) && sentence.split(' ').length > 6)
      .map((sentence) => ({ from, sentence })),
  )

  it('is let out as it is', () => {
    const kept = plain.filter(({ from, sentence }) => typeof grounded(`${sentence} [1]`, [from], language) === 'string')
    expect(kept.map(({ sentence }) => sentence)).toEqual([])
  })

  it.each(Object.entries(twists))('%s is let out only where it says the same, or its beginning', (_name, twist) => {
    const passed = plain.flatMap(({ from, sentence }, at) => {
      const twisted = twist(sentence.split(' '), plain[(at + 7) % plain.length]!.sentence.split(' ')).join(' ')
      const isTheSame = from.sentences.flatMap(beginnings).includes(bare(twisted))
      return isTheSame || typeof grounded(`${twisted} [1]`, [from], language) === 'string' ? [] : [twisted]
    })
    expect(passed).toEqual([])
  })
})

describe('an answer comes in pieces', () => {
  const whole = 'One two. [1] Three four [2][3]. Five, see [4]'

  it.each([1, 2, 3, 7, 100])('of %d letters at a time', (size) => {
    const pieces = createPieces()
    const found: string[] = []
    for (let at = 0; at < whole.length; at += size) found.push(...pieces.add(whole.slice(at, at + size)))
    const { last, rest } = pieces.end()
    expect([...found, last].map((piece) => piece?.trim())).toEqual([
      'One two. [1]',
      'Three four [2][3].',
      'Five, see [4]',
    ])
    expect(rest).toBe('')
  })

  it('whose end has no citation', () => {
    const pieces = createPieces()
    expect(pieces.add('One two. [1] And more')).toHaveLength(1)
    expect(pieces.end()).toEqual({ last: undefined, rest: 'And more' })
  })
})
