/**
 * Asks the assistant: `npm run ask -- "a question"`, or `npm run ask -- --language pt "…"`. `npm run ask -- --score`
 * rates it on all question sets.
 */

import { parseArgs } from 'node:util'
import { askedIn, built, questions, rate, ratesLine, sets } from '#assistant/testing/built.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: DEFAULT_LANGUAGE }, score: { type: 'boolean' } },
})
const language = languages.find((each) => each === values.language)
const percent = (share: number) => `${Math.round(100 * share)}%`

if (values.score) {
  for (const each of askedIn) {
    for (const set of sets) console.log(`${set}, ${each}: ${ratesLine(rate(each, questions(set, each)))}`)
  }
} else if (!language || positionals.length === 0) {
  console.error(`Usage: npm run ask -- [--language ${languages.join('|')}] "question" ["what is asked next"] | --score`)
  process.exitCode = 1
} else {
  let about: string | undefined
  for (const question of positionals) about = ask(question, about)
}

/** Prints the answer, its page and the explanation. Returns the page, so that the next question can be a follow-up. */
function ask(question: string, about: string | undefined): string | undefined {
  const { assistant } = built[language!]
  const answer = assistant.answer(question, about)
  const { stems, pages, outside } = assistant.explain(question, about)
  console.log(`\n${question}`)
  if (answer.kind === 'answer') console.log(`  ${answer.sentences.join(' ')}\n  → ${answer.source.path}`)
  if (answer.kind === 'choice') {
    for (const { source, sentence } of answer.options) console.log(`  ${source.path}: ${sentence}`)
  }
  if (answer.kind === 'unknown') console.log('  It does not know.')
  const likely = pages.slice(0, 3).map(({ page, likelihood }) => `${page} ${percent(likelihood)}`)
  console.log(
    `  why: ${stems.join(' ') || 'no word that tells'} | ${[...likely, `outside ${percent(outside)}`].join(', ')}`,
  )
  if (answer.kind === 'choice') return answer.options[0]?.source.path
  return answer.kind === 'answer' ? answer.source.path : about
}
