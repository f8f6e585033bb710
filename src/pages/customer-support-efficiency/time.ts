/** Minutes count from the start of the day. */

import { formatHourAndMinute, hourLabel, addDayPeriod } from '#site/clock.ts'
import { formatNumber } from '#site/format.ts'
import { languageFacts, type Language } from '#site/languages.ts'

const DAY_STARTS_AT_HOUR = 9
const HOUR = 60

/** "1:31 p.m.", "13h31". */
export function formatTime(minutes: number, language: Language): string {
  const hour = DAY_STARTS_AT_HOUR + Math.floor(minutes / HOUR)
  return addDayPeriod(formatHourAndMinute(hour, minutes % HOUR, language), hour, language)
}

/** `unit` is separate, because narrow layouts may leave it out. */
export function axisHours(count: number, language: Language): { hour: string; unit: string }[] {
  const unit = languageFacts[language].clock.fullHour
  return Array.from({ length: count }, (_, index) => ({ hour: hourLabel(DAY_STARTS_AT_HOUR + index, language), unit }))
}

/** "0.4 s", "2 min 58 s". */
export function formatDuration(seconds: number, language: Language): string {
  const rest = formatNumber(seconds % 60, language)
  const minutes = Math.floor(seconds / 60)
  return minutes ? `${minutes} min ${rest} s` : `${rest} s`
}
