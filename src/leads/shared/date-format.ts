/** Formats are kept: it is the making of one that takes long, and a calendar asks for the same one with every day. */

/** Browsers write capitals, the site does not. */
const halvesOfDay: Readonly<Record<string, string>> = { AM: 'a.m.', PM: 'p.m.' }

const formats = new Map<string, Intl.DateTimeFormat>()

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** A moment with its time, in the way the site writes one: "1:30 p.m.", "13:30". */
export function momentText(format: Intl.DateTimeFormat, moment: string): string {
  const parts = format.formatToParts(new Date(moment))
  return parts.map(({ type, value }) => (type === 'dayPeriod' ? (halvesOfDay[value] ?? value) : value)).join('')
}
