import { expect, it } from 'vitest'
import { parseTraining } from './training-phrases.ts'

it('reads phrases under the headings of passages, facts and skipped texts', () => {
  const text =
    '# hero.lead\nwhat do you do\nwho are you\n\n# hero.note\n\n# fact: price\nhow much\n\n# skip\nhero.title\n'
  expect(parseTraining(text)).toEqual({
    passages: { 'hero.lead': ['what do you do', 'who are you'], 'hero.note': [] },
    facts: { price: ['how much'] },
    skipped: ['hero.title'],
  })
})
