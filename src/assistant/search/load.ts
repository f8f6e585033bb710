import { fetchIndex } from 'virtual:assistant-indexes'
import type { Language } from '#site/languages.ts'
import type { Assistant } from './compose-answer.ts'

const assistants = new Map<Language, Promise<Assistant>>()

export function loadAssistant(language: Language): Promise<Assistant> {
  const assistant = assistants.get(language) ?? load(language)
  assistants.set(language, assistant)
  // Retry with the next question.
  assistant.catch(() => assistants.delete(language))
  return assistant
}

async function load(language: Language): Promise<Assistant> {
  try {
    const [{ createAssistant }, { default: file }] = await Promise.all([
      import('./compose-answer.ts'),
      fetchIndex(language),
    ])
    return createAssistant(file)
  } catch (error) {
    throw new Error(`Could not load the assistant (${language})`, { cause: error })
  }
}
