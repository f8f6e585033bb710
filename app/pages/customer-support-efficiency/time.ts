/** Times as each language writes them. Minutes count from the start of the day. */

import { languageFacts, type Language } from '../../site/languages.ts'

const DAY_STARTS_AT_HOUR = 9
const HOUR = 60

const onTwelve = (hour: number) => ((hour + 11) % 12) + 1

const clocks: Record<Language, (hour: number, minute: string) => string> = {
  en: (hour, minute) => `${onTwelve(hour)}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  pt: (hour, minute) => `${hour}h${minute}`,
}

/** "1:31 p.m.", "13h31". */
export function clock(minutes: number, language: Language): string {
  const minute = String(minutes % HOUR).padStart(2, '0')
  return clocks[language](DAY_STARTS_AT_HOUR + Math.floor(minutes / HOUR), minute)
}

const axes: Record<Language, (hour: number) => { hour: number; unit: string }> = {
  en: (hour) => ({ hour: onTwelve(hour), unit: ':00' }),
  pt: (hour) => ({ hour, unit: 'h' }),
}

/** The hours of a time axis; where it is narrow the unit may be left out. */
export function axisHours(count: number, language: Language): { hour: number; unit: string }[] {
  return Array.from({ length: count }, (_, index) => axes[language](DAY_STARTS_AT_HOUR + index))
}

/** "0.4 s", "2 min 58 s". */
export function duration(seconds: number, language: Language): string {
  const rest = (seconds % 60).toLocaleString(languageFacts[language].locale)
  const minutes = Math.floor(seconds / 60)
  return minutes ? `${minutes} min ${rest} s` : `${rest} s`
}
