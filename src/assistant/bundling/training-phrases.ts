import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import type { PageId } from '#site/pages.ts'

/** Questions as visitors ask them, used for training and search, never shown. */
export function readTrainingPhrases(page: PageId, language: Language) {
  return parseTraining(readTraining(page, language))
}

export function readOutOfScopePhrases(language: Language): string[] {
  return readTraining('out-of-scope', language).trim().split('\n')
}

/** Falls back to English: keys are the same in every language, so the English file still lists the usable texts. */
function readTraining(name: string, language: Language): string {
  const file = (code: string) => `src/assistant/training/${name}.${code}.txt`
  return readFileSync(existsSync(file(language)) ? file(language) : file(DEFAULT_LANGUAGE), 'utf8')
}

/**
 * One phrase per line, under headings: `# <key of the text that answers it>`, `# fact: <name>` for facts that link to the
 * page, or `# skip`, for keys and sentences such as those that make no sense without something next to them.
 */
export function parseTraining(text: string) {
  const passages: Record<string, string[]> = {}
  const facts: Record<string, string[]> = {}
  const skipped: string[] = []
  let phrases: string[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, fact, key] = /^# (?:fact: (.+)|(.+))$/.exec(line) ?? []
    if (fact) facts[fact] = phrases = []
    else if (key) phrases = key === 'skip' ? skipped : (passages[key] = [])
    else phrases.push(line)
  }
  return { passages, facts, skipped }
}
