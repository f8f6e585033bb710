import { languageFacts, type Language } from '#site/languages.ts'
import { dateFormat } from './date-format.ts'

/** Cities whose zone id lacks accents or uses another name. */
const cities: Readonly<Record<string, string>> = {
  'America/Araguaina': 'Araguaína',
  'America/Asuncion': 'Asunción',
  'America/Belem': 'Belém',
  'America/Bogota': 'Bogotá',
  'America/Cuiaba': 'Cuiabá',
  'America/Eirunepe': 'Eirunepé',
  'America/Maceio': 'Maceió',
  'America/Noronha': 'Fernando de Noronha',
  'America/Santarem': 'Santarém',
  'America/Sao_Paulo': 'São Paulo',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
}

export function cityOf(timeZone: string): string {
  return cities[timeZone] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

export function zoneName(timeZone: string, at: Date, language: Language): string {
  const format = dateFormat(languageFacts[language].locale, { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${cityOf(timeZone)} (${offset})`
}

/** Rejects plain offsets, which don't account for daylight-saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false
  try {
    void new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
