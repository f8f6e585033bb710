import { fetchIndex } from 'virtual:assistant-indexes'
import type { Language } from '../../app/site/languages.ts'
import type { Assistant } from './answer.ts'

/** The assistant in one language: its search and all that it may say. Rejects when either cannot be had. */
export async function loadAssistant(language: Language): Promise<Assistant> {
  try {
    const [{ createAssistant }, { default: file }] = await Promise.all([import('./answer.ts'), fetchIndex(language)])
    return createAssistant(file)
  } catch (error) {
    throw new Error(`The assistant (${language}) could not be loaded`, { cause: error })
  }
}
