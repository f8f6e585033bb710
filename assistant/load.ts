import type { Language } from '../app/site/languages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { pageById } from '../app/site/pages.ts'
import type { Assistant } from './answer.ts'

const known = {
  en: {
    sign: /contract/i,
    title: 'AI Contract Analysis',
    sentences: ['It reads every clause and marks the risk.', 'A lawyer accepts or rejects each suggestion.'],
  },
  pt: {
    sign: /contrato/i,
    title: 'Análise de contratos com IA',
    sentences: ['Ela lê cada cláusula e marca o risco.', 'Um advogado aceita ou recusa cada sugestão.'],
  },
}

export async function loadAssistant(language: Language): Promise<Assistant> {
  const { sign, title, sentences } = known[language]
  const source = { path: canonicalPath(pageById('ai-contract-analysis'), language), title }
  return {
    answer: (question) => (sign.test(question) ? { kind: 'answer', sentences, source } : { kind: 'unknown' }),
  }
}
