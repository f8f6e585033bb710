import { expect, it } from 'vitest'
import { DEFAULT_NAMESPACE } from './locale-file.ts'
import { MIN_TRANSLATED_SHARE, translationOf, untranslatedPages } from './translated.ts'

const sentence = (index: number) => `Sentence number ${index} explains one more thing to a visitor.`
const english = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`text${index}`, sentence(index)]))

const translateFirst = (count: number) =>
  Object.fromEntries(Object.entries(english).map(([key, text], index) => [key, index < count ? `Ny ${text}` : text]))

it('counts texts that are missing, empty or the same as in English', () => {
  const own = { ...translateFirst(8), text0: '', text1: undefined }
  expect(translationOf(english, own)).toEqual({ texts: 10, untranslated: ['text0', 'text1', 'text8', 'text9'] })
  expect(translationOf(english, undefined).untranslated).toEqual(Object.keys(english))
})

it('does not count names, figures, placeholders and single terms', () => {
  const neutral = { name: 'Marina A.', figure: '24/7', brand: '{{brand}} {{claims.conversion}}', term: 'AI SDR CRM' }
  expect(translationOf(neutral, neutral)).toEqual({ texts: 0, untranslated: [] })
})

it('lists the pages whose own or shared texts are mostly in English', () => {
  const [full, enough, little] = [10, MIN_TRANSLATED_SHARE * 10, MIN_TRANSLATED_SHARE * 10 - 1].map((count) =>
    translationOf(english, translateFirst(count)),
  )
  const pages = ['one', 'two'].map((id) => ({ id, namespaces: [id] }))
  const translations = { [DEFAULT_NAMESPACE]: full, one: enough, two: little }
  expect(untranslatedPages(pages, translations)).toEqual(['two'])
  expect(untranslatedPages(pages, { ...translations, [DEFAULT_NAMESPACE]: little })).toEqual(['one', 'two'])
})
