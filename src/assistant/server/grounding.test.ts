import { describe, expect, it } from 'vitest'
import { askedIn, built } from '../testing/built.ts'
import { grounded } from './grounding.ts'
import { createPieces } from './pieces.ts'

const passage = (...sentences: string[]) => ({ path: '/', title: 'A page', sentences })

const english = [
  passage('Does it keep our data?', 'Yes.', 'Your data is not used to train models, and stays in Europe.'),
  passage('Up to 90% of tickets are closed, 21% of them at night.', 'A person checks what it can’t answer.'),
  passage('It reads contracts, invoices, and orders.', 'Write to hello@site.example, and we answer.'),
]

const judged = (piece: string) => grounded(piece, english)

describe('of what a model says', () => {
  it.each([
    ['Your data is not used to train models, and stays in Europe. [1]'],
    ['Your data is not used to train models, and stays in Europe [1].'],
    ["A person checks what it can't answer. [2]"],
    ['A person checks what it can’t answer. It reads contracts, invoices, and orders. [2][3]'],
    ['A person checks what it can’t answer. It reads contracts, invoices, and orders. [2, 3]'],
    ['Write to hello@site.example, and we answer. [3]'],
    ['Your data is not used to train models. [1]', 'foreign'],
    ['Your data is not used to train models and stays in Europe. [1]', 'foreign'],
    ['The data: no. It reads contracts, invoices, and orders. [3]', 'foreign'],
    ['It reads contracts, and also invoices, and the orders [3]', 'foreign'],
    ['Your data is used to train models, and stays in Europe. [1]', 'foreign'],
    ['90% of tickets are closed, 21% of them at night. [2]', 'foreign'],
    ['Up to 90% of tickets are closed, 90% of them at night. [2]', 'foreign'],
    ['Up to 9,0% of tickets are closed, 21% of them at night. [2]', 'foreign'],
    ['Yes. [1]', 'foreign'],
    ['Does it keep our data? [1]', 'foreign'],
    ['Your data is not used to train models, and stays in Europe? [1]', 'foreign'],
    ['Your "data" is not used to train models, and stays in Europe. [1]', 'foreign'],
    ['YOUR DATA IS NOT USED TO TRAIN MODELS, AND STAYS IN EUROPE. [1]', 'foreign'],
    ['Your data is not\u200B used to train models, and stays in Europe. [1]', 'foreign'],
    ['Your dаta is not used to train models, and stays in Europe. [1]', 'foreign'],
    ['Your data is not used to train models, and stays in Europe. [2]', 'foreign'],
    ['Your data is not used to train models, and stays in Europe. [4]', 'citation'],
    ['Your data is not used to train models, and stays in Europe. [0]', 'citation'],
    ['Your data is not used to train models, and stays in Europe. [one]', 'citation'],
    ['Your data is not used to train models, and stays in Europe.', 'citation'],
    ['[1]', 'foreign'],
    ['Your data is not used to train **models**, and stays in Europe. [1]', 'foreign'],
    ['Your data is not used to train [models](https://evil.example), and stays in Europe. [1]', 'citation'],
  ])('"%s" is let out, unless it is: %s', (piece, reason?: string) => {
    const found = judged(piece)
    if (reason) expect(found).toBe(reason)
    else expect(found).toMatchObject({ sentences: expect.any(Array) as unknown })
  })

  it('visitors see the sentence as the site wrote it, and its page', () => {
    expect(judged("A person  checks what it can't answer [2].")).toEqual({
      sentences: ['A person checks what it can’t answer.'],
      cited: [2],
    })
  })

  it.each([
    [
      'There’s no price list: you pay once for setup, then for running it, by volume and channels.',
      "There's no price list: you pay once for setup.",
    ],
    ['43% savings on purchases, at one manufacturer.', '43% savings on purchases.'],
    [
      'Não há tabela de preços: você paga a implantação uma vez e depois o uso, conforme o volume e os canais.',
      'Não há tabela de preços: você paga a implantação uma vez e depois o uso.',
    ],
    ['43% de economia nas compras, em uma indústria.', '43% de economia nas compras.'],
  ])('a part of "%s" is not let out', (sentence, part) => {
    expect(grounded(`${sentence} [1]`, [passage(sentence)])).toEqual({ sentences: [sentence], cited: [1] })
    expect(grounded(`${part} [1]`, [passage(sentence)])).toBe('foreign')
  })
})

const twists: Readonly<Record<string, (words: string[], other: string[]) => string[]>> = {
  'without its second word': ([first = '', , ...rest]) => [first, ...rest],
  'without its last word': (words) => words.slice(0, -1),
  'without its last clause': (words) =>
    words
      .join(' ')
      .split(/(?:[,;:]| [–—]) (?!.*(?:[,;:]| [–—]) )/)[0]!
      .split(' '),
  'without its first clause': (words) =>
    words
      .join(' ')
      .replace(/^.*?(?:[,;:]| [–—]) /, '')
      .split(' '),
  'without its articles': (words) => words.filter((word) => !/^(?:an?|the|os?|as?|uma?)$/i.test(word)),
  'with two words exchanged': ([one = '', two = '', ...rest]) => [two, one, ...rest],
  'with a word more': (words) => [...words.slice(0, 2), 'banana', ...words.slice(2)],
  'with "not" in it': (words) => [...words.slice(0, 2), 'not', ...words.slice(2)],
  'with "não" in it': (words) => [...words.slice(0, 2), 'não', ...words.slice(2)],
  'that goes on like another': (words, other) => [...words.slice(0, 3), ...other.slice(-3)],
  'with other figures': (words) =>
    words.map((word) => word.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))),
}

const withoutStop = (sentence: string) => sentence.replace(/[.!]$/, '')

describe.each(askedIn)('every sentence of the site in %s', (language) => {
  const { file } = built[language]
  const all = file.passages.map(({ sentences }) => ({ path: '/', title: '', sentences }))
  const plain = all.flatMap((from) =>
    from.sentences
      .filter((sentence) => !/[?[\]]/.test(sentence) && sentence.split(' ').length > 6)
      .map((sentence) => ({ from, sentence })),
  )

  it('is let out as it is', () => {
    const kept = plain.filter(({ from, sentence }) => typeof grounded(`${sentence} [1]`, [from]) === 'string')
    expect(kept.map(({ sentence }) => sentence)).toEqual([])
  })

  it.each(Object.entries(twists))('%s is not let out', (_name, twist) => {
    const passed = plain.flatMap(({ from, sentence }, at) => {
      const twisted = twist(sentence.split(' '), plain[(at + 7) % plain.length]!.sentence.split(' ')).join(' ')
      const isWhole = from.sentences.some((each) => withoutStop(each) === withoutStop(twisted))
      return isWhole || grounded(`${twisted} [1]`, [from]) === 'foreign' ? [] : [twisted]
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
