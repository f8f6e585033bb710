import { languageFacts, type Language } from './languages.ts'

/** An hour of the 24-hour clock as it is written: 14 is "2" in English. */
export function hourLabel(hour: number, language: Language): string {
  return String(languageFacts[language].clock.halves ? hour % 12 || 12 : hour)
}

/** "2:18" in English, "14h18" in Portuguese; a full hour is "2:00", "14h". */
export function clock(hour: number, minute: number, language: Language): string {
  if (minute !== 0) return hourAndMinute(hour, minute, language)
  return hourLabel(hour, language) + languageFacts[language].clock.fullHour
}

/** Always with its minutes: "2:00", "14h00". */
export function hourAndMinute(hour: number, minute: number, language: Language): string {
  return hourLabel(hour, language) + languageFacts[language].clock.between + twoDigits(minute)
}

/** A time with the half of the day behind it, where the clock has two: "2:18 p.m.", "14h18". */
export function withHalf(time: string, hour: number, language: Language): string {
  const { halves } = languageFacts[language].clock
  return halves ? `${time} ${hour < 12 ? halves.morning : halves.afternoon}` : time
}

/** As machines read it, in HTML's own form. */
export function timeOfDay(hour: number, minute: number): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
