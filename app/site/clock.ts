import type { Language } from './languages.ts'

/** An hour of the 24-hour clock as it is written: 14 is "2" in English. */
export function hourLabel(hour: number, language: Language): string {
  return String(language === 'en' ? hour % 12 || 12 : hour)
}

/** "2:18" in English, "14h18" in Portuguese. */
export function clock(hour: number, minute: number, language: Language): string {
  if (language === 'en') return `${hourLabel(hour, language)}:${twoDigits(minute)}`
  return minute === 0 ? `${hour}h` : `${hour}h${twoDigits(minute)}`
}

/** As machines read it, in HTML's own form. */
export function timeOfDay(hour: number, minute: number): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
