import { describe, expect, it } from 'vitest'
import { inLanguage } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { readTrainingPhrases } from '../bundling/training-phrases.ts'
import { unpackStems } from '../shared/packing.ts'
import {
  build,
  builtAssistants,
  formatRates,
  languagesWithQuestions,
  questionSets,
  rate,
  readQuestions,
} from './built-assistants.ts'

const brandQuestion = { en: 'What does Quillamor do?', pt: 'O que a Quillamor faz?' }

describe.each(languagesWithQuestions)('questions in %s', (language) => {
  // The bounds allow for removed pages, whose questions then lead to other pages.
  it.each(questionSets)('lead to the right page (%s)', (set) => {
    const rates = rate(language, readQuestions(set, language))
    console.log([`${set}, ${language}: ${formatRates(rates)}`, ...rates.misses].join('\n  '))
    expect(rates.correct / rates.answerable).toBeGreaterThanOrEqual(0.8)
    expect(rates.answered / rates.unanswerable).toBeLessThanOrEqual(0.15)
  })

  it('can mention the brand from the settings', async () => {
    const { file, assistant } = await build(language, { brand: 'Quillamor' })
    expect(assistant.answer(inLanguage<string>(brandQuestion, language))).toMatchObject({
      kind: 'answer',
      source: { path: file.pages[0]?.path },
    })
    expect(unpackStems(file.stems).filter((stem) => stem.startsWith('verdor'))).toEqual([])
  })

  it('from the suggestions are answered', () => {
    const { texts, assistant } = builtAssistants[language]
    const unknown = texts.assistant.suggestions.list.filter((each) => assistant.answer(each).kind === 'unknown')
    expect(unknown).toEqual([])
  })

  it('in the training phrases belong to an existing passage or fact', () => {
    const { passages: allPassages } = builtAssistants[language]
    for (const { id: page } of pages) {
      const { passages, facts } = readTrainingPhrases(page, language)
      const own = allPassages.filter((passage) => passage.page === page)
      const ids = new Set(own.flatMap(({ id, joinedIds = [] }) => [id, ...joinedIds]))
      const entries = Object.entries({ ...passages, ...facts }).filter(([, phrases]) => phrases.length > 0)
      for (const [key] of entries) expect(ids, page).toContain(key)
    }
  })
})
