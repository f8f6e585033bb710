/** ElevenLabs' widget: one at a time, added on request. Its script loads once, because it throws when loaded twice. */

import { hideBranding, voiceScript } from 'virtual:voice-script'
import { languageFacts, type Language } from '#site/languages.ts'
import { WIDGET_BRANDING_CHECK_MS, WIDGET_BRANDING_FIRST_CHECK_MS } from '#site/timings.ts'

const ELEMENT = 'elevenlabs-convai'

export type MountedAgent = { expand(): void; remove(): void; isShown(): boolean }

type Request = {
  agentId: string
  language: Language
  container: HTMLElement
  /** The widget's labels, by its own keys. They disclose that an AI answers. */
  labels: Readonly<Record<string, string>>
  /** The widget has rendered: after its script has loaded, it still waits for the agent's settings. */
  onShown: () => void
  /** The script failed to load (blocked, offline, integrity mismatch), or the request for the settings failed. */
  onUnavailable: () => void
}

let current: MountedAgent | undefined

export function mountOutsideAgent(request: Request): MountedAgent {
  current?.remove()
  const element = document.createElement(ELEMENT)
  // Set before the element is added: it reads the language only once.
  element.setAttribute('agent-id', request.agentId)
  element.setAttribute('language', languageFacts[request.language].voiceAgent)
  element.setAttribute('user-id', visitorId)
  element.setAttribute('text-contents', JSON.stringify(request.labels))
  request.container.append(element)

  const work = new AbortController()
  const { signal } = work
  const giveUp = (reason: unknown) => {
    if (signal.aborted || isRendered(element)) return
    work.abort()
    console.warn('The voice agent could not be loaded.', reason)
    request.onUnavailable()
  }
  watchForFailedRequest(request.agentId, signal, giveUp)
  loadScript().then(() => {
    if (signal.aborted) return
    if (hideBranding) keepBrandingHidden(element, signal)
    watchForRender(element, signal, () => {
      // Hides the launcher, which is in the same corner.
      element.dataset['shown'] = ''
      request.onShown()
    })
  }, giveUp)

  const agent: MountedAgent = {
    expand() {
      // The widget misses the event until its settings have loaded; then it reads the attribute.
      element.setAttribute('default-expanded', 'true')
      document.dispatchEvent(new CustomEvent('elevenlabs-agent:expand', { detail: { action: 'expand' } }))
    },
    remove() {
      work.abort()
      element.remove()
      if (current === agent) current = undefined
    },
    isShown: () => isRendered(element),
  }
  current = agent
  return agent
}

/** Lasts until the page unloads. Without a user id, the vendor would fingerprint the visitor. */
const visitorId = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

let loading: Promise<void> | undefined

function loadScript(): Promise<void> {
  const { address, integrity } = voiceScript
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (reason: string) => {
      // Nothing is defined yet, so another attempt may load it again.
      loading = undefined
      script.remove()
      reject(new Error(reason))
    }
    script.async = true
    if (integrity !== undefined) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.addEventListener('load', () => {
      if (customElements.get(ELEMENT)) resolve()
      else fail(`${address} did not define <${ELEMENT}>`)
    })
    script.addEventListener('error', () => fail(`Failed to load ${address}`))
    script.src = address
    document.head.append(script)
  })
  return loading
}

function watchForRender(element: Element, signal: AbortSignal, onRendered: () => void): void {
  const observer = new MutationObserver(check)
  function check() {
    if (!isRendered(element)) return
    observer.disconnect()
    onRendered()
  }
  observer.observe(element.shadowRoot ?? element, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  check()
}

/** Whether any part has a size: without its settings the widget exists, but is empty. */
function isRendered(element: Element): boolean {
  const parts = element.shadowRoot?.querySelectorAll('.overlay *') ?? []
  return [...parts].some((part) => {
    const { width, height } = part.getBoundingClientRect()
    return width > 0 && height > 0
  })
}

/** For a failed request for the settings: the widget only logs that and renders nothing. */
function watchForFailedRequest(agentId: string, signal: AbortSignal, onFailed: (reason: string) => void): void {
  const observer = new PerformanceObserver((list) => {
    const failed = (list.getEntries() as PerformanceResourceTiming[]).find(
      ({ name, responseStatus }) => name.includes(`/agents/${agentId}/`) && responseStatus >= 400,
    )
    if (failed) onFailed(`${failed.name} responded with status ${failed.responseStatus}`)
  })
  observer.observe({ type: 'resource' })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Repeats, because the widget may render its branding again at any time. */
function keepBrandingHidden(element: Element, signal: AbortSignal): void {
  let interval: ReturnType<typeof setInterval> | undefined
  const first = setTimeout(() => {
    hideBrandingIn(element)
    interval = setInterval(() => hideBrandingIn(element), WIDGET_BRANDING_CHECK_MS)
  }, WIDGET_BRANDING_FIRST_CHECK_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(first)
    clearInterval(interval)
  })
}

/** Found by position, since its text changes: a paragraph that is the only child of an overlay. */
function hideBrandingIn(element: Element): void {
  for (const branding of element.shadowRoot?.querySelectorAll<HTMLElement>('.overlay > p:only-child') ?? []) {
    branding.style.display = 'none'
  }
}
