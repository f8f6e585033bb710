import type { i18n } from 'i18next'
import { textsOf } from '../../texts/i18n.ts'
import { loadNamespaces } from '../../texts/loading.ts'

/** What an outside agent's widget says of itself, the word "AI" in all of it. Fetched when somebody opens one. */
export async function loadAgentWords(instance: i18n): Promise<Readonly<Record<string, string>>> {
  await loadNamespaces(instance, ['assistant'])
  return textsOf(instance, 'assistant', instance.getFixedT(null, 'assistant')).agent
}
