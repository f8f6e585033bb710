import { languageFacts, type Language } from '#site/languages.ts'
import { zoneName } from '../shared/time-zones.ts'

export type TimeZoneOption = { value: string; label: string }

/** All zones the browser knows, by name, plus `always`, which it may know under another name. Slow. */
export function timeZoneOptions(always: readonly string[], at: Date, language: Language): TimeZoneOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...always])
  const { compare } = new Intl.Collator(languageFacts[language].locale)
  return [...zones]
    .map((zone) => ({ value: zone, label: zoneName(zone, at, language) }))
    .toSorted((one, other) => compare(one.label, other.label))
}

let own: string | undefined

/** Cached, because looking it up is slow on phones and it rarely changes while a form is open. */
export function browserTimeZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return own
}
