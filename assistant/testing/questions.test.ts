import { describe, expect, it } from 'vitest'
import { answersIn } from '../build/answers.ts'
import { passagesIn } from '../build/passages.ts'
import { askedIn, built, questions, rate, settings, type Rates } from './built.ts'

function print(name: string, { asked, right, unanswerable, answered, misses }: Rates): void {
  console.log([`${name}: ${right} of ${asked} right, ${answered} of ${unanswerable} answered`, ...misses].join('\n  '))
}

describe.each(askedIn)('questions in %s', (language) => {
  it('lead to the right page', () => {
    const rates = rate(language, questions('main', language))
    print(`main, ${language}`, rates)
    expect(rates.right / rates.asked).toBeGreaterThanOrEqual(0.9)
    expect(rates.answered / rates.unanswerable).toBeLessThanOrEqual(0.05)
  })

  it('that are suggested are answered', () => {
    const { texts, assistant } = built[language]
    const unknown = texts.assistant.suggestions.list.filter((each) => assistant.answer(each).kind === 'unknown')
    expect(unknown).toEqual([])
  })

  // Written to be held out, one after the other, then looked at to find what was wrong in general. The bounds of these
  // two leave room for pages that are taken out: what others say of their subject is then looked for elsewhere.
  it('lead to the right page where they came later', () => {
    const rates = rate(language, questions('second', language))
    print(`second, ${language}`, rates)
    expect(rates.right / rates.asked).toBeGreaterThanOrEqual(0.75)
    expect(rates.answered / rates.unanswerable).toBeLessThanOrEqual(0.1)
  })

  // Written from the pages alone, without a look at how answers are found. Nothing has been tuned to them.
  it('lead to the right page where they were held out', () => {
    const rates = rate(language, questions('held-out', language))
    print(`held out, ${language}`, rates)
    expect(rates.right / rates.asked).toBeGreaterThanOrEqual(0.75)
    expect(rates.answered / rates.unanswerable).toBeLessThanOrEqual(0.1)
  })

  it('that are samples for passages belong to passages', () => {
    const { texts } = built[language]
    for (const [page, { passages }] of answersIn(language)) {
      const sampled = Object.entries(passages).filter(([, each]) => each.length > 0)
      const said = passagesIn(language, texts, answersIn(language), settings).filter((passage) => passage.page === page)
      expect(
        sampled.map(([key]) => key).filter((key) => !said.some(({ id }) => id === key)),
        page,
      ).toEqual([])
    }
  })
})
