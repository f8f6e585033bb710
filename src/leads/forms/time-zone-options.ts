import { nextTask, waitForIdle } from '#browser/idle.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import { zoneName } from '../shared/time-zones.ts'

export type TimeZoneOption = { value: string; label: string }

const ZONES_PER_TASK = 20

/** All zones the browser knows, plus `own`, which it may know under another name. Slow. */
export function timeZoneOptions(own: string, at: Date, language: Language): TimeZoneOption[] {
  const options = zoneIds(own).map((zone) => optionFor(zone, at, language))
  return sortByLabel(options, language)
}

/** Like `timeZoneOptions`, in short tasks when the browser is idle. */
export async function prepareTimeZoneOptions(own: string, at: Date, language: Language): Promise<TimeZoneOption[]> {
  await waitForIdle()
  const options: TimeZoneOption[] = []
  for (const zone of zoneIds(own)) {
    options.push(optionFor(zone, at, language))
    if (options.length % ZONES_PER_TASK === 0) await nextTask()
  }
  return sortByLabel(options, language)
}

function zoneIds(own: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])]
}

function optionFor(zone: string, at: Date, language: Language): TimeZoneOption {
  return { value: zone, label: zoneName(zone, at, language) }
}

function sortByLabel(options: readonly TimeZoneOption[], language: Language): TimeZoneOption[] {
  const { compare } = new Intl.Collator(languageFacts[language].locale)
  return options.toSorted((one, other) => compare(one.label, other.label))
}

let browserZone: string | undefined

/** Cached, because looking it up is slow on phones and it rarely changes while a form is open. */
export function browserTimeZone(): string {
  browserZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return browserZone
}
