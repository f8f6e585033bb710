import { fetchIndex } from 'virtual:assistant-indexes'
import type { Language } from '#site/languages.ts'
import type { Assistant } from './answer.ts'

const loaded = new Map<Language, Promise<Assistant>>()

/** Loads the search code and the index of a language once. Rejects if either fails to load. */
export function loadAssistant(language: Language): Promise<Assistant> {
  const assistant = loaded.get(language) ?? load(language)
  loaded.set(language, assistant)
  // Retry with the next question.
  assistant.catch(() => loaded.delete(language))
  return assistant
}

async function load(language: Language): Promise<Assistant> {
  try {
    const [{ createAssistant }, { default: file }] = await Promise.all([import('./answer.ts'), fetchIndex(language)])
    return createAssistant(file)
  } catch (error) {
    throw new Error(`The assistant (${language}) could not be loaded`, { cause: error })
  }
}
