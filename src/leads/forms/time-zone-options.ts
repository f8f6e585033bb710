/** The time zones that a visitor can choose from, and the one that they are in. */

import { languageFacts, type Language } from '#site/languages.ts'
import { zoneName } from '../shared/time-zones.ts'

export type TimeZoneOption = { value: string; label: string }

/** All that a browser knows, by name, and those of `always`, which it may know under another name. Takes a while. */
export function timeZoneOptions(always: readonly string[], at: Date, language: Language): TimeZoneOption[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...always])
  const { compare } = new Intl.Collator(languageFacts[language].locale)
  return [...known]
    .map((zone) => ({ value: zone, label: zoneName(zone, at, language) }))
    .toSorted((one, other) => compare(one.label, other.label))
}

let own: string | undefined

/** Asked once: nobody travels while a form is open, and a phone takes its time to tell. */
export function browserTimeZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return own
}
