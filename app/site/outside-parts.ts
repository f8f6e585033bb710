/** What the site loads from elsewhere, and what each part needs of the content policy. */

import type { Settings } from './settings.ts'

type Directive = 'img-src' | 'frame-src'

/** `source` as a content policy names it. */
export type OutsidePart = { id: string; source: string; needs: readonly Directive[] }

export function outsideParts(settings: Settings): readonly OutsidePart[] {
  return [
    { id: 'flags', source: sourceOf(settings.flagHost), needs: ['img-src'] },
    { id: 'lead form', source: sourceOf(settings.leadFormUrl), needs: ['frame-src'] },
    { id: 'scheduler', source: sourceOf(settings.schedulerUrl), needs: ['frame-src'] },
  ]
}

/** Where no address is set, the site's own embedded page stands in. */
function sourceOf(address: string | undefined): string {
  return address === undefined ? "'self'" : new URL(address).origin
}
