import { fetchIndex } from 'virtual:assistant-indexes'
import type { Language } from '#site/languages.ts'
import type { Assistant } from './answer.ts'

const loaded = new Map<Language, Promise<Assistant>>()

/** The assistant in one language: its search and all that it may say, made once. Rejects when either cannot be had. */
export function loadAssistant(language: Language): Promise<Assistant> {
  const assistant = loaded.get(language) ?? load(language)
  loaded.set(language, assistant)
  // The next question tries again.
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
