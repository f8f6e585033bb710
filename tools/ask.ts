/**
 * Asks the assistant: `npm run ask -- "a question"`, or `npm run ask -- --language pt "…"`. `npm run ask -- --score`
 * rates it on all question sets.
 */

import { parseArgs } from 'node:util'
import {
  builtAssistants,
  formatRates,
  languagesWithQuestions,
  questionSets,
  rate,
  readQuestions,
} from '#assistant/testing/built-assistants.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: DEFAULT_LANGUAGE }, score: { type: 'boolean' } },
})
const language = languages.find((each) => each === values.language)
const percent = (share: number) => `${Math.round(100 * share)}%`

if (values.score) {
  for (const each of languagesWithQuestions) {
    for (const set of questionSets) console.log(`${set}, ${each}: ${formatRates(rate(each, readQuestions(set, each)))}`)
  }
} else if (!language || positionals.length === 0) {
  console.error(`Usage: npm run ask -- [--language ${languages.join('|')}] "question" ["follow-up"] | --score`)
  process.exitCode = 1
} else {
  let about: string | undefined
  for (const question of positionals) about = ask(question, about)
}

/** Returns the page, so that the next question can be a follow-up. */
function ask(question: string, about: string | undefined): string | undefined {
  const { assistant } = builtAssistants[language!]
  const answer = assistant.answer(question, about)
  const { stems, pages, outOfScope } = assistant.explain(question, about)
  console.log(`\n${question}`)
  if (answer.kind === 'answer') console.log(`  ${answer.sentences.join(' ')}\n  → ${answer.source.path}`)
  if (answer.kind === 'choice') {
    for (const { source, sentence } of answer.options) console.log(`  ${source.path}: ${sentence}`)
  }
  if (answer.kind === 'unknown') console.log('  No answer.')
  const likely = pages.slice(0, 3).map(({ page, probability }) => `${page} ${percent(probability)}`)
  console.log(
    `  why: ${stems.join(' ') || 'no meaningful word'} | ${[...likely, `out of scope ${percent(outOfScope)}`].join(', ')}`,
  )
  if (answer.kind === 'choice') return answer.options[0]?.source.path
  return answer.kind === 'answer' ? answer.source.path : about
}
