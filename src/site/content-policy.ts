import { outsideParts, type OutsidePart } from './outside-parts.ts'
import type { Settings } from './settings.ts'

type Directives = Record<string, string[]>

/** Hashes of the inline scripts and styles. */
export type Inlined = { scripts: readonly string[]; styles: readonly string[] }

function ownDirectives({ scripts, styles }: Inlined): Directives {
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
  }
}

export function contentPolicy(settings: Settings, inlined: Inlined): string {
  return serialize(ownDirectives(inlined), outsideParts(settings))
}

/** For embedded pages: only pages of the site may frame them, and only `parts` may load from other hosts. */
export function embedPolicy(inlined: Inlined, parts: readonly OutsidePart[] = []): string {
  return serialize({ ...ownDirectives(inlined), 'frame-ancestors': ["'self'"] }, parts)
}

function serialize(own: Directives, parts: readonly OutsidePart[]): string {
  const directives = { ...own }
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    directives[directive] = [...new Set([...(directives[directive] ?? []), ...sources])]
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

export function securityHeaders({ hsts }: Pick<Settings, 'hsts'>): Readonly<Record<string, string>> {
  const { maxAgeS, includeSubdomains, preload } = hsts
  return {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': `max-age=${maxAgeS}${includeSubdomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`,
    'x-content-type-options': 'nosniff',
  }
}
