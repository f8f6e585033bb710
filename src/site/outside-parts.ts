/** Everything the site loads from other hosts, and what each part needs from the Content-Security-Policy. */

import type { EmbedId } from './embeds.ts'
import type { Settings } from './settings.ts'

type Directive = 'connect-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src-elem'

/** The sources that a part needs, by directive. */
export type OutsidePart = Readonly<Partial<Record<Directive, readonly string[]>>>

type WithoutConsent = Pick<Settings, 'flagHost' | 'leadFormUrl' | 'schedulerUrl' | 'siteUrl'>

function withoutConsent({ flagHost, leadFormUrl, schedulerUrl }: WithoutConsent) {
  return { 'img-src': [sourceOf(flagHost)], 'frame-src': [sourceOf(leadFormUrl), sourceOf(schedulerUrl)] }
}

/** External hosts to preconnect to. Flags are on every page; a frame's host only counts if `html` has the frame. */
export function preconnectHosts(settings: WithoutConsent, html: string): string[] {
  const frames = html.match(/<iframe [^>]*>/g) ?? []
  const { 'img-src': images, 'frame-src': forms } = withoutConsent(settings)
  const shown = forms.filter((host) => frames.some((frame) => frame.includes(` src="${host}/`)))
  return [...new Set([...images, ...shown])].filter((host) => host !== new URL(settings.siteUrl).origin)
}

export function outsideParts(settings: Settings): readonly OutsidePart[] {
  return [
    withoutConsent(settings),
    // The diagnostic's frame is a page of the site even if an external agent runs in it.
    { 'frame-src': ["'self'"] },
    ...(settings.measurementId ? [ANALYTICS] : []),
    ...(settings.counterUrl ? [counter(settings.counterUrl)] : []),
    // Either agent needs this on every page: the first document's policy still applies after a client-side navigation.
    ...(settings.voiceAgentId || settings.diagnosticAgentId ? [voiceAgent(settings)] : []),
  ]
}

export function outsidePartsOf(id: EmbedId, settings: Settings): readonly OutsidePart[] {
  return id === 'diagnostic' && settings.diagnosticAgentId ? [voiceAgent(settings)] : []
}

/** The sources that Google documents for its tag, without those for ads. */
const ANALYTICS: OutsidePart = {
  'script-src': ['https://www.googletagmanager.com/gtag/js'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}

function counter(url: string): OutsidePart {
  return { 'script-src': [fileAt(url)], 'connect-src': [new URL(url).origin] }
}

/** The widget of an external voice agent. Its font hosts are left out so that they don't learn about visitors. */
function voiceAgent({ voiceWidget }: Settings): OutsidePart {
  const script = voiceWidget.url === 'self' ? "'self'" : fileAt(voiceWidget.url)
  return {
    // The script creates its audio worklets from blobs.
    'script-src': [script, 'blob:'],
    // Some styles depend on the agent's settings, so they can't be hashed. Style attributes stay blocked.
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    // Settings and calls use different hosts, which vary by region.
    'connect-src': ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io'],
    'img-src': ['https://storage.googleapis.com', 'blob:', 'data:'],
  }
}

/** Without an address, the site uses its own embedded page. */
function sourceOf(address: string | undefined): string {
  return address === undefined ? "'self'" : new URL(address).origin
}

/** Allows one file, not its host: a package registry hosts anyone's scripts. CSP sources can't contain a query. */
function fileAt(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}
