import type { Language } from '../../site/languages.ts'

type Request = { agentId: string; language: Language; into: HTMLElement }

export type OutsideAgent = { expand(): void; remove(): void }

export function mountOutsideAgent({ agentId, language, into }: Request): OutsideAgent {
  const element = document.createElement('elevenlabs-convai')
  element.setAttribute('agent-id', agentId)
  element.setAttribute('language', language)
  into.append(element)
  return { expand: () => {}, remove: () => element.remove() }
}
