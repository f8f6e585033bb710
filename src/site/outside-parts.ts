/** What the site loads from elsewhere, and what each part needs of the content policy. */

import type { EmbedId } from './embeds.ts'
import type { Settings } from './settings.ts'

type Directive = 'connect-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src-elem'

/** Sources as a content policy names them. */
export type OutsidePart = { id: string; needs: Readonly<Partial<Record<Directive, readonly string[]>>> }

type WithoutConsent = Pick<Settings, 'flagHost' | 'leadFormUrl' | 'schedulerUrl' | 'siteUrl'>

/** What pages use without asking for consent first. */
function partsWithoutConsent({ flagHost, leadFormUrl, schedulerUrl }: WithoutConsent): readonly OutsidePart[] {
  return [
    { id: 'flags', needs: { 'img-src': [sourceOf(flagHost)] } },
    { id: 'lead form', needs: { 'frame-src': [sourceOf(leadFormUrl)] } },
    { id: 'scheduler', needs: { 'frame-src': [sourceOf(schedulerUrl)] } },
  ]
}

/** Outside hosts to connect to early. Flags are on every page; a frame's host counts where `html` has the frame. */
export function preconnectHosts(settings: WithoutConsent, html: string): string[] {
  const frames = html.match(/<iframe [^>]*>/g) ?? []
  const hosts = partsWithoutConsent(settings).flatMap(({ needs }) => [
    ...(needs['img-src'] ?? []),
    ...(needs['frame-src'] ?? []).filter((host) => frames.some((frame) => frame.includes(` src="${host}/`))),
  ])
  return [...new Set(hosts)].filter((host) => host !== new URL(settings.siteUrl).origin)
}

export function outsideParts(settings: Settings): readonly OutsidePart[] {
  return [
    ...partsWithoutConsent(settings),
    // Whoever's agent runs in it, its frame is a page of the site.
    { id: 'diagnostic', needs: { 'frame-src': ["'self'"] } },
    ...(settings.measurementId ? [ANALYTICS] : []),
    ...(settings.counterUrl ? [counter(settings.counterUrl)] : []),
    // Both: from page to page the policy of the first document holds.
    ...(settings.voiceAgentId || settings.diagnosticAgentId ? [voiceAgent(settings)] : []),
  ]
}

/** What an embedded page needs: the diagnostic may be an agent of another company. */
export function outsidePartsOf(id: EmbedId, settings: Settings): readonly OutsidePart[] {
  return id === 'diagnostic' && settings.diagnosticAgentId ? [voiceAgent(settings)] : []
}

/** What Google names for its tag, without what serves ads. */
const ANALYTICS: OutsidePart = {
  id: 'analytics',
  needs: {
    'script-src': ['https://www.googletagmanager.com/gtag/js'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
}

function counter(url: string): OutsidePart {
  return { id: 'counter', needs: { 'script-src': [fileAt(url)], 'connect-src': [new URL(url).origin] } }
}

/** The widget of an outside voice agent. Its fonts are left out: no font host needs to hear of a visitor. */
function voiceAgent({ voiceWidget }: Settings): OutsidePart {
  const script = voiceWidget.url === 'self' ? "'self'" : fileAt(voiceWidget.url)
  return {
    id: 'voice agent',
    needs: {
      // Audio is worked on in worklets, which the script makes by itself.
      'script-src': [script, 'blob:'],
      // Some styles are made of the agent's settings: no hash can name them. Style attributes stay forbidden.
      'style-src-elem': ["'self'", "'unsafe-inline'"],
      // One host for the agent's settings, one for its calls, each by region.
      'connect-src': ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io'],
      'img-src': ['https://storage.googleapis.com', 'blob:', 'data:'],
    },
  }
}

/** Where no address is set, the site's own embedded page stands in. */
function sourceOf(address: string | undefined): string {
  return address === undefined ? "'self'" : new URL(address).origin
}

/** One file and nothing else of its host: a package registry serves everybody's scripts. A policy knows no queries. */
function fileAt(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}
