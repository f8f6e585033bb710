/**
 * The voice agent of another company (ElevenLabs), where an owner has set one: its element `elevenlabs-convai`, put into
 * the page when a visitor asks for it. There is one at a time, and its script is loaded once: loaded twice, it throws.
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
  /** What the widget says of itself, by its own names: whoever reads it knows that an AI answers. */
  words?: Readonly<Record<string, string>>
  /** It has drawn itself, which its script alone does not: it waits for the agent's settings. */
  onShown?: () => void
  /** Its script did not come (blocked, offline, not what was vouched for), or its settings were refused. */
  onUnavailable?: () => void
}

let current: MountedAgent | undefined

/** Puts the agent's widget in, in place of one that may be there already. */
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
        // The launcher stays in its corner until here.
        element.dataset['shown'] = ''
        request.onShown?.()
      }),
    )
  }, giveUp)

  const agent: MountedAgent = {
    expand() {
      // Until the agent's settings have come nobody hears the event: the attribute is read then.
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

/** The language is read once, so all of this stands before the element does. */
function attributesOf({ agentId, language, words }: Request): Record<string, string> {
  return {
    'agent-id': agentId,
    language: languageFacts[language].voiceAgent,
    'user-id': visitor,
    ...(words && { 'text-contents': JSON.stringify(words) }),
  }
}

/** Forgotten with the page. Without one the vendor would look for traits by which to know the visitor again. */
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
      // It has not run: another attempt may load it again.
      loading = undefined
      script.remove()
      reject(new Error(`${address} did not load`))
    })
    script.src = address
    document.head.append(script)
  })
  return loading
}

/** Calls once, when the widget has drawn a part of itself. */
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

/** Something of it has a size: without its settings the widget is there, and empty. */
function isDrawn(element: Element): boolean {
  const parts = element.shadowRoot?.querySelectorAll('.overlay *') ?? []
  return [...parts].some((part) => {
    const { width, height } = part.getBoundingClientRect()
    return width > 0 && height > 0
  })
}

/** Calls once, if the agent's settings are refused: the widget only writes that to the console, and draws nothing. */
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

/** The widget draws its branding again whenever it likes. */
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

/** Known by where it stands, since its words change: a paragraph that has an overlay to itself. */
function hideBrandingIn(element: Element): void {
  for (const branding of element.shadowRoot?.querySelectorAll<HTMLElement>('.overlay > p:only-child') ?? []) {
    branding.style.display = 'none'
  }
}
