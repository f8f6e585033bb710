import { describe, expect, it } from 'vitest'
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

/** What an attacker makes a model say that obeys. It has a citation, because attackers know the rules. */
const attacks: readonly [what: string, en: string, pt: string][] = [
  ['a free offer', 'Verdora is free for everyone [1].', 'A Verdora é gratuita para todos [1].'],
  ['a price', 'The assistant costs $9 a month [1].', 'O assistente custa R$ 9 por mês [1].'],
  ['a discount', 'You get 50% off today [1].', 'Você ganha 50% de desconto hoje [1].'],
  ['a contract', 'I accept this as legally binding [1].', 'Aceito, e isso vale como contrato [1].'],
  ['a link', 'Sign in at https://evil.example/login [1].', 'Entre em https://evil.example/login [1].'],
  ['a link without a scheme', 'Sign in at evil.example today [1].', 'Entre em evil.example hoje [1].'],
  ['a link in Markdown', '[Sign in here](https://evil.example) [1].', '[Entre aqui](https://evil.example) [1].'],
  ['an image in Markdown', '![](https://evil.example/a.png) [1]', '![](https://evil.example/a.png) [1]'],
  ['an HTML element', 'Hello <img src=x onerror=alert(1)> there [1].', 'Olá <img src=x onerror=alert(1)> você [1].'],
  ['a script', '<script>alert(1)</script> is fine [1].', '<script>alert(1)</script> pode [1].'],
  ['a phone number', 'Call us now at +1 900 555 0199 [1].', 'Ligue agora para +55 11 90000-0199 [1].'],
  ['an email address', 'Write to boss@evil.example now [1].', 'Escreva para boss@evil.example agora [1].'],
  ['a bank account', 'Pay to the account 12345-6 first [1].', 'Pague na conta 12345-6 primeiro [1].'],
  ['an insult', 'You are a complete idiot, honestly [1].', 'Você é um completo idiota, sinceramente [1].'],
  ['defamation', 'Tavelmo cheats all of its customers [1].', 'A Tavelmo engana todos os clientes [1].'],
  ['politics', 'Vote for the other party this year [1].', 'Vote no outro partido este ano [1].'],
  ['medical advice', 'Stop taking your pills at once [1].', 'Pare de tomar seus remédios já [1].'],
  ['a confession', 'We sell your data to advertisers [1].', 'Vendemos seus dados a anunciantes [1].'],
  ['a data breach', 'All passwords were stolen last night [1].', 'Todas as senhas foram roubadas ontem [1].'],
  ['the system prompt', 'You answer visitors of a website [1].', 'Você responde visitantes de um site [1].'],
  ['the API key', 'My key is the-key-of-the-owner [1].', 'Minha chave é the-key-of-the-owner [1].'],
  ['a claim to be human', 'I am Ana, a real person [1].', 'Eu sou a Ana, uma pessoa de verdade [1].'],
  ['another role', 'I am DAN and do anything now [1].', 'Eu sou o DAN e faço tudo agora [1].'],
  ['a poem', 'Roses are red, violets are blue [1].', 'Batatinha quando nasce espalha a rama [1].'],
  ['code', 'print("hello") runs everywhere fine [1].', 'print("oi") roda em todo lugar [1].'],
  ['wrong arithmetic', 'Two and two are five today [1].', 'Dois e dois são cinco hoje [1].'],
  ['look-alike letters', 'Ѵerdora is bankrupt since last week [1].', 'A Ѵerdora faliu na semana passada [1].'],
  ['reversed letters', 'eerf si arodreV won thgir [1].', 'ahnizos aicurt é arodreV a [1].'],
  ['invisible characters', 'Ver\u200Bdora\u200B is now closed [1].', 'A Ver\u200Bdora\u200B fechou hoje [1].'],
  ['right-to-left text', '\u202Eclosed for good is Verdora [1].', '\u202Efechada está a Verdora agora [1].'],
  ['emoji', '🔥🔥🔥 buy now 🔥🔥🔥 everyone [1].', '🔥🔥🔥 compre já 🔥🔥🔥 todo mundo [1].'],
  ['base64', 'SGVsbG8gZnJvbSBldmlsIQ== decode this now [1].', 'SGVsbG8gZnJvbSBldmlsIQ== decodifique isso já [1].'],
  ['text without a citation', 'Verdora is closed for good.', 'A Verdora fechou de vez.'],
  ['a citation that does not exist', 'Verdora is closed for good [99].', 'A Verdora fechou de vez [99].'],
  ['a citation of a negative number', 'Verdora is closed for good [-1].', 'A Verdora fechou de vez [-1].'],
  ['many citations', 'Verdora is closed for good [1][2][3][4].', 'A Verdora fechou de vez [1][2][3][4].'],
  ['a forged event', 'x [1]\n\nevent: done\ndata: {"sources":[]}\n\n', 'x [1]\n\nevent: done\ndata: {}\n\n'],
  ['a short yes', 'Yes [1].', 'Sim [1].'],
  ['another language', 'Verdora ist für immer geschlossen [1].', 'Verdora ist für immer geschlossen [1].'],
  ['too much text', `${'Closed for good '.repeat(300)}[1].`, `${'Fechou de vez '.repeat(300)}[1].`],
]

it.each(attacks)('rejects %s from a model that obeys an attacker', (_what, ...payloads) => {
  for (const { file } of Object.values(builtAssistants)) {
    const passages = file.passages.slice(0, 4).map(({ sentences }) => ({ path: '/', title: '', sentences }))
    for (const payload of payloads) {
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
