import { languageFacts, type Language } from './languages.ts'

/** Takes an hour from 0 to 23: 14 is "2" in English. */
export function hourLabel(hour: number, language: Language): string {
  return String(languageFacts[language].clock.halves ? hour % 12 || 12 : hour)
}

/** "2:18" in English, "14h18" in Portuguese. Full hours: "2:00", "14h". */
export function formatClock(hour: number, minute: number, language: Language): string {
  if (minute !== 0) return formatHourAndMinute(hour, minute, language)
  return hourLabel(hour, language) + languageFacts[language].clock.fullHour
}

/** Always includes the minutes: "2:00", "14h00". */
export function formatHourAndMinute(hour: number, minute: number, language: Language): string {
  return hourLabel(hour, language) + languageFacts[language].clock.between + twoDigits(minute)
}

/** Adds a.m. or p.m. if the language has a 12-hour clock: "2:18 p.m.", "14h18". */
export function addDayPeriod(time: string, hour: number, language: Language): string {
  const { halves } = languageFacts[language].clock
  return halves ? `${time} ${hour < 12 ? halves.morning : halves.afternoon}` : time
}

/** For the `datetime` attribute: "14:18". */
export function timeOfDay(hour: number, minute: number): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Minutes and seconds of a recording: "0:35". */
export function clockTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
