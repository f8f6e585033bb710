/** What the site loads from elsewhere, and what each part needs of the content policy. A part that is not set needs nothing. */

import type { Settings } from './settings.ts'

type Directive = 'img-src' | 'frame-src'

export type OutsidePart = { id: string; origin: string; needs: readonly Directive[] }

export function outsideParts(settings: Settings): readonly OutsidePart[] {
  const candidates: readonly { id: string; address: string | undefined; needs: readonly Directive[] }[] = [
    { id: 'flags', address: settings.flagHost, needs: ['img-src'] },
    { id: 'lead form', address: settings.leadFormUrl, needs: ['frame-src'] },
    { id: 'scheduler', address: settings.schedulerUrl, needs: ['frame-src'] },
  ]
  return candidates.flatMap(({ id, address, needs }) =>
    address === undefined ? [] : [{ id, origin: new URL(address).origin, needs }],
  )
}
