import { describe, expect, it } from 'vitest'
import { builtAssistants, languagesWithQuestions } from '../testing/built-assistants.ts'
import { createChunker } from './chunks.ts'
import { checkGrounding } from './grounding.ts'

const passage = (...sentences: string[]) => ({ path: '/', title: 'A page', sentences })

const english = [
  passage('Does it keep our data?', 'Yes.', 'Your data is not used to train models, and stays in Europe.'),
  passage('Up to 90% of tickets are closed, 21% of them at night.', 'A person checks what it can’t answer.'),
  passage('It reads contracts, invoices, and orders.', 'Write to hello@site.example, and we answer.'),
]

const checkEnglish = (chunk: string) => checkGrounding(chunk, english)

describe('checkGrounding', () => {
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
  ])('accepts "%s", or rejects it with a reason: %s', (chunk, reason?: string) => {
    const found = checkEnglish(chunk)
    if (reason) expect(found).toBe(reason)
    else expect(found).toMatchObject({ sentences: expect.any(Array) as unknown })
  })

  it('returns the sentence as written on the site, with its citation', () => {
    expect(checkEnglish("A person  checks what it can't answer [2].")).toEqual({
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
  ])('rejects part of "%s"', (sentence, part) => {
    expect(checkGrounding(`${sentence} [1]`, [passage(sentence)])).toEqual({ sentences: [sentence], cited: [1] })
    expect(checkGrounding(`${part} [1]`, [passage(sentence)])).toBe('foreign')
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
  'with two words swapped': ([one = '', two = '', ...rest]) => [two, one, ...rest],
  'with an added word': (words) => [...words.slice(0, 2), 'banana', ...words.slice(2)],
  'with "not" in it': (words) => [...words.slice(0, 2), 'not', ...words.slice(2)],
  'with "não" in it': (words) => [...words.slice(0, 2), 'não', ...words.slice(2)],
  'that ends like another': (words, other) => [...words.slice(0, 3), ...other.slice(-3)],
  'with other figures': (words) =>
    words.map((word) => word.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))),
}

const withoutStop = (sentence: string) => sentence.replace(/[.!]$/, '')

describe.each(languagesWithQuestions)('every sentence of the site in %s', (language) => {
  const { file } = builtAssistants[language]
  const all = file.passages.map(({ sentences }) => ({ path: '/', title: '', sentences }))
  const plain = all.flatMap((from) =>
    from.sentences
      .filter((sentence) => !/[?[\]]/.test(sentence) && sentence.split(' ').length > 6)
      .map((sentence) => ({ from, sentence })),
  )

  it('is accepted unchanged', () => {
    const rejected = plain.filter(({ from, sentence }) => typeof checkGrounding(`${sentence} [1]`, [from]) === 'string')
    expect(rejected.map(({ sentence }) => sentence)).toEqual([])
  })

  it.each(Object.entries(twists))('%s is rejected', (_name, twist) => {
    const accepted = plain.flatMap(({ from, sentence }, at) => {
      const twisted = twist(sentence.split(' '), plain[(at + 7) % plain.length]!.sentence.split(' ')).join(' ')
      const isFullSentence = from.sentences.some((each) => withoutStop(each) === withoutStop(twisted))
      return isFullSentence || checkGrounding(`${twisted} [1]`, [from]) === 'foreign' ? [] : [twisted]
    })
    expect(accepted).toEqual([])
  })
})

describe('createChunker', () => {
  const output = 'One two. [1] Three four [2][3]. Five, see [4]'

  it.each([1, 2, 3, 7, 100])('splits output that arrives %d characters at a time', (size) => {
    const chunker = createChunker()
    const found: string[] = []
    for (let at = 0; at < output.length; at += size) found.push(...chunker.add(output.slice(at, at + size)))
    const { last, rest } = chunker.end()
    expect([...found, last].map((chunk) => chunk?.trim())).toEqual([
      'One two. [1]',
      'Three four [2][3].',
      'Five, see [4]',
    ])
    expect(rest).toBe('')
  })

  it('returns the remaining text without a citation', () => {
    const chunker = createChunker()
    expect(chunker.add('One two. [1] And more')).toHaveLength(1)
    expect(chunker.end()).toEqual({ last: undefined, rest: 'And more' })
  })
})
