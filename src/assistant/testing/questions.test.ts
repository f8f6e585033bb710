import { describe, expect, it } from 'vitest'
import { inLanguage } from '#site/languages.ts'
import { namespaces, type Texts } from '#site/namespaces.ts'
import { bundlesOf } from '#tools/locale-files.ts'
import { answersIn } from '../bundling/answers.ts'
import { indexFile } from '../bundling/index-file.ts'
import { passagesIn } from '../bundling/passages.ts'
import { createAssistant } from '../search/answer.ts'
import { unpackStems } from '../shared/packing.ts'
import { askedIn, built, questions, rate, ratesLine, sets, settings } from './built.ts'

const whoIsIt = { en: 'What does Quillamor do?', pt: 'O que a Quillamor faz?' }

describe.each(askedIn)('questions in %s', (language) => {
  // The bounds allow for removed pages, whose questions then lead to other pages.
  it.each(sets)('lead to the right page (%s)', (set) => {
    const rates = rate(language, questions(set, language))
    console.log([`${set}, ${language}: ${ratesLine(rates)}`, ...rates.misses].join('\n  '))
    expect(rates.right / rates.asked).toBeGreaterThanOrEqual(0.8)
    expect(rates.answered / rates.unanswerable).toBeLessThanOrEqual(0.15)
  })

  it('name the brand of whoever owns the site', async () => {
    const bundles = (await bundlesOf({ namespaces }, language)) as Texts
    const file = indexFile(language, bundles, { ...settings, brand: 'Quillamor' })
    expect(createAssistant(file).answer(inLanguage<string>(whoIsIt, language))).toMatchObject({
      kind: 'answer',
      source: { path: file.pages[0]?.path },
    })
    expect(unpackStems(file.stems).filter((stem) => stem.startsWith('verdor'))).toEqual([])
  })

  it('that are suggested are answered', () => {
    const { texts, assistant } = built[language]
    const unknown = texts.assistant.suggestions.list.filter((each) => assistant.answer(each).kind === 'unknown')
    expect(unknown).toEqual([])
  })

  it('that lead to passages and facts belong to some', () => {
    const { texts } = built[language]
    const said = passagesIn(language, texts, answersIn(language), settings)
    for (const [page, { passages, facts = {} }] of answersIn(language)) {
      const own = said.filter((passage) => passage.page === page)
      const known = new Set(own.flatMap(({ id, joinedIds = [] }) => [id, ...joinedIds]))
      const asked = Object.entries({ ...passages, ...facts }).filter(([, ways]) => ways.length > 0)
      expect(
        asked.map(([key]) => key).filter((key) => !known.has(key)),
        page,
      ).toEqual([])
    }
  })
})
