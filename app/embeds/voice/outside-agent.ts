import type { Language } from '../../site/languages.ts'

type Request = { agentId: string; language: Language; into: HTMLElement; onUnavailable?: () => void }

/** A stand-in until the real one is merged. */
export function mountOutsideAgent({ agentId, into }: Request): { expand(): void; remove(): void } {
  const element = document.createElement('elevenlabs-convai')
  element.setAttribute('agent-id', agentId)
  into.append(element)
  return { expand: () => {}, remove: () => element.remove() }
}
