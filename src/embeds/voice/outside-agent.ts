/**
 * The external voice agent (ElevenLabs), if the owner has configured one: an `elevenlabs-convai` element, added when
 * the visitor asks for it. There is one at a time, and its script loads once: it throws when loaded twice.
 */

import { hideBranding, voiceScript } from 'virtual:voice-script'
import { languageFacts, type Language } from '#site/languages.ts'
import { WIDGET_BRANDING_CHECK_MS, WIDGET_BRANDING_FIRST_CHECK_MS } from '#site/timings.ts'

const ELEMENT = 'elevenlabs-convai'

export type MountedAgent = { expand(): void; remove(): void; isShown(): boolean }

type Request = {
  agentId: string
  language: Language
  into: HTMLElement
  /** The widget's labels, by its own keys. They disclose that an AI answers. */
  words?: Readonly<Record<string, string>>
  /** The widget has rendered: after its script has loaded, it still waits for the agent's settings. */
  onShown?: () => void
  /** The script failed to load (blocked, offline, integrity mismatch), or the request for the settings failed. */
  onUnavailable?: () => void
}

let current: MountedAgent | undefined

export function mountOutsideAgent(request: Request): MountedAgent {
  current?.remove()
  const element = document.createElement(ELEMENT)
  for (const [name, value] of Object.entries(attributesOf(request))) element.setAttribute(name, value)
  request.into.append(element)

  const giveUp = (reason: unknown) => {
    if (!element.isConnected) return
    console.warn('The voice agent could not be loaded.', reason)
    request.onUnavailable?.()
  }
  const ends = [watchForRefusal(request.agentId, giveUp)]
  loadScript().then(() => {
    if (!element.isConnected) return
    if (!customElements.get(ELEMENT)) giveUp(`The script knows no ${ELEMENT}`)
    if (hideBranding) ends.push(keepBrandingHidden(element))
    ends.push(
      watchForDrawing(element, () => {
        // Hides the launcher, which is in the same corner.
        element.dataset['shown'] = ''
        request.onShown?.()
      }),
    )
  }, giveUp)

  const agent: MountedAgent = {
    expand() {
      // The widget misses the event until its settings have loaded; then it reads the attribute.
      element.setAttribute('default-expanded', 'true')
      document.dispatchEvent(new CustomEvent('elevenlabs-agent:expand', { detail: { action: 'expand' } }))
    },
    remove() {
      for (const end of ends) end()
      element.remove()
      if (current === agent) current = undefined
    },
    isShown: () => isDrawn(element),
  }
  current = agent
  return agent
}

/** Set before the element is added: it reads the language only once. */
function attributesOf({ agentId, language, words }: Request): Record<string, string> {
  return {
    'agent-id': agentId,
    language: languageFacts[language].voiceAgent,
    'user-id': visitor,
    ...(words && { 'text-contents': JSON.stringify(words) }),
  }
}

/** Lasts until the page unloads. Without a user id, the vendor would fingerprint the visitor. */
const visitor = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

let loading: Promise<unknown> | undefined

function loadScript(): Promise<unknown> {
  const { address, integrity } = voiceScript
  loading ??= new Promise<unknown>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    if (integrity !== undefined) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => {
      // The script hasn't run, so another attempt may load it again.
      loading = undefined
      script.remove()
      reject(new Error(`${address} did not load`))
    })
    script.src = address
    document.head.append(script)
  })
  return loading
}

function watchForDrawing(element: Element, onDrawn: () => void): () => void {
  const tell = () => {
    if (!isDrawn(element)) return
    observer.disconnect()
    onDrawn()
  }
  const observer = new MutationObserver(tell)
  observer.observe(element.shadowRoot ?? element, { childList: true, subtree: true })
  tell()
  return () => observer.disconnect()
}

/** Whether any part has a size: without its settings the widget exists, but is empty. */
function isDrawn(element: Element): boolean {
  const parts = element.shadowRoot?.querySelectorAll('.overlay *') ?? []
  return [...parts].some((part) => {
    const { width, height } = part.getBoundingClientRect()
    return width > 0 && height > 0
  })
}

/** Calls `onRefused` once if the request for the settings fails: the widget only logs that and renders nothing. */
function watchForRefusal(agentId: string, onRefused: (reason: string) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    const refused = (list.getEntries() as PerformanceResourceTiming[]).find(
      ({ name, responseStatus }) => name.includes(`/agents/${agentId}/`) && responseStatus >= 400,
    )
    if (!refused) return
    observer.disconnect()
    onRefused(`${refused.name} answered ${refused.responseStatus}`)
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

/** Repeats, because the widget may render its branding again at any time. */
function keepBrandingHidden(element: Element): () => void {
  let repeated: ReturnType<typeof setInterval> | undefined
  const first = setTimeout(() => {
    hideBrandingIn(element)
    repeated = setInterval(() => hideBrandingIn(element), WIDGET_BRANDING_CHECK_MS)
  }, WIDGET_BRANDING_FIRST_CHECK_MS)
  return () => {
    clearTimeout(first)
    clearInterval(repeated)
  }
}

/** Found by position, since its text changes: a paragraph that is the only child of an overlay. */
function hideBrandingIn(element: Element): void {
  for (const branding of element.shadowRoot?.querySelectorAll<HTMLElement>('.overlay > p:only-child') ?? []) {
    branding.style.display = 'none'
  }
}
