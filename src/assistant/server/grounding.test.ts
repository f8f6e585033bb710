import { describe, expect, it } from 'vitest'
import attacks from '../testing/attacks.json' with { type: 'json' }
import { builtAssistants, languagesWithQuestions } from '../testing/built-assistants.ts'
import { checkGrounding, splitChunks } from './grounding.ts'

const passage = (...sentences: string[]) => ({ path: '/', title: 'A page', sentences })

const english = [
  passage('Does it keep our data?', 'Yes.', 'Your data is not used to train models, and stays in Europe.'),
  passage('Up to 90% of tickets are closed, 21% of them at night.', 'A person checks what it can’t answer.'),
  passage('It reads contracts, invoices, and orders.', 'Write to hello@site.example, and we answer.'),
]

const checkEnglish = (chunk: string) => checkGrounding(chunk, english)

it.each([
  'Your data is not used to train models, and stays in Europe. [1]',
  'Your data is not used to train models, and stays in Europe [1].',
  "A person checks what it can't answer. [2]",
  'A person checks what it can’t answer. It reads contracts, invoices, and orders. [2][3]',
  'A person checks what it can’t answer. It reads contracts, invoices, and orders. [2, 3]',
  'Write to hello@site.example, and we answer. [3]',
])('accepts "%s"', (chunk) => {
  expect(checkEnglish(chunk)).toMatchObject({ sentences: expect.any(Array) as unknown })
})

it.each([
  'Your data is not used to train models and stays in Europe. [1]',
  'The data: no. It reads contracts, invoices, and orders. [3]',
  'Yes. [1]',
  'Does it keep our data? [1]',
  'Your data is not used to train models, and stays in Europe? [1]',
  'Your "data" is not used to train models, and stays in Europe. [1]',
  'YOUR DATA IS NOT USED TO TRAIN MODELS, AND STAYS IN EUROPE. [1]',
  'Your data is not\u200B used to train models, and stays in Europe. [1]',
  'Your dаta is not used to train models, and stays in Europe. [1]',
  'Your data is not used to train models, and stays in Europe. [2]',
  '[1]',
  'Your data is not used to train **models**, and stays in Europe. [1]',
])('rejects "%s", which is not a sentence of the cited passage', (chunk) => {
  expect(checkEnglish(chunk)).toBe('foreign')
})

it.each(['[4]', '[0]', '[-1]', '[one]', '', '[models](https://evil.example) [1]'])(
  'rejects the citation "%s"',
  (citation) => {
    expect(checkEnglish(`Your data is not used to train models, and stays in Europe. ${citation}`)).toBe('citation')
  },
)

/** They have a citation, because attackers know the rules. */
const allAttacks = [
  ...attacks,
  { what: 'too much text', en: `${'Closed for good '.repeat(300)}[1].`, pt: `${'Fechou de vez '.repeat(300)}[1].` },
]

it.each(allAttacks)('rejects $what from a model that obeys an attacker', ({ en, pt }) => {
  for (const { file } of Object.values(builtAssistants)) {
    const passages = file.passages.slice(0, 4).map(({ sentences }) => ({ path: '/', title: '', sentences }))
    for (const payload of [en, pt]) {
      const { chunks, rest } = splitChunks(payload, true)
      for (const chunk of [...chunks, rest]) expect(checkGrounding(chunk, passages)).toBeTypeOf('string')
    }
  }
})

it('returns the sentence as written on the site, with its citation', () => {
  expect(checkEnglish("A person  checks what it can't answer [2].")).toEqual({
    sentences: ['A person checks what it can’t answer.'],
    cited: [2],
  })
})

const twists: Readonly<Record<string, (words: string[], other: string[]) => string[]>> = {
  'without its second word': ([first = '', , ...rest]) => [first, ...rest],
  'without its last word': (words) => words.slice(0, -1),
  'without its last clause': (words) => [words.join(' ').replace(/(.*)(?:[,;:]| [–—]) .*/, '$1')],
  'without its first clause': (words) => [words.join(' ').replace(/^.*?(?:[,;:]| [–—]) /, '')],
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

it.each([/./g, /.{1,2}/g, /.{1,3}/g, /.{1,7}/g, /.+/g])('splits output that arrives in parts like %s', (part) => {
  const all: string[] = []
  let rest = ''
  for (const text of 'One two. [1] Three four [2][3]. Five, see [4]. And more'.match(part)!) {
    const split = splitChunks(rest + text, false)
    all.push(...split.chunks)
    rest = split.rest
  }
  expect(all).toEqual(['One two. [1] ', 'Three four [2][3].', 'Five, see [4].'])
  expect(splitChunks(rest, true)).toEqual({ chunks: [], rest: ' And more' })
  expect(splitChunks('See [5] ', true)).toEqual({ chunks: ['See [5] '], rest: '' })
})
