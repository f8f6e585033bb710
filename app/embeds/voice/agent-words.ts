import { loadNamespaces } from '../../texts/loading.ts'
import type { TextStore } from '../../texts/store.ts'

/** What an outside agent's widget says of itself, the word "AI" in all of it. Fetched when somebody opens one. */
export async function loadAgentWords(texts: TextStore): Promise<Readonly<Record<string, string>>> {
  await loadNamespaces(texts, ['assistant'])
  return texts.read('assistant').agent
}
