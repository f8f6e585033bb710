/** The content policy and the other protective headers that every answer carries. */

import { outsideParts, type OutsidePart } from './outside-parts.ts'
import type { Settings } from './settings.ts'

type Directives = Record<string, string[]>

/** The hashes of what stands in the document itself. */
export type Inlined = { script: string; style: string }

/** What every document of the site may do by itself. */
function ownDirectives({ script, style }: Inlined): Directives {
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
    'script-src': ["'self'", `'${script}'`],
    'style-src': ["'self'", `'${style}'`],
  }
}

/** The policy of a page: its own directives, and what outside parts need. */
export function contentPolicy(settings: Settings, inlined: Inlined): string {
  return written(withParts(ownDirectives(inlined), outsideParts(settings)))
}

/** The policy of an embedded page: pages of the site may frame it, and it loads nothing from elsewhere but `parts`. */
export function embedPolicy(inlined: Inlined, parts: readonly OutsidePart[] = []): string {
  return written(withParts({ ...ownDirectives(inlined), 'frame-ancestors': ["'self'"] }, parts))
}

function withParts(own: Directives, parts: readonly OutsidePart[]): Directives {
  const directives = { ...own }
  for (const [directive, sources] of parts.flatMap(({ needs }) => Object.entries(needs))) {
    directives[directive] = [...new Set([...(directives[directive] ?? []), ...sources])]
  }
  return directives
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

export function protectiveHeaders({ hsts }: Pick<Settings, 'hsts'>): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': transportSecurity(hsts),
    'x-content-type-options': 'nosniff',
  }
}

function transportSecurity({ maxAgeS, includeSubdomains, preload }: Settings['hsts']): string {
  return [
    `max-age=${maxAgeS}`,
    ...(includeSubdomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ')
}
