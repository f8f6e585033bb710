/** The content policy and the other protective headers that every answer carries. */

import { outsideParts } from './outside-parts.ts'
import type { Settings } from './settings.ts'

/** `styleHashes` are those of the style elements that stand in the page itself. */
export function contentPolicy(settings: Settings, styleHashes: readonly string[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': [],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
  }
  for (const part of outsideParts(settings)) {
    for (const directive of part.needs) {
      const sources = (directives[directive] ??= [])
      if (!sources.includes(part.origin)) sources.push(part.origin)
    }
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

export const protectiveHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
