/** Browsers use capitals, the site's style doesn't. */
const halvesOfDay: Readonly<Record<string, string>> = { AM: 'a.m.', PM: 'p.m.' }

/** Cached, because creating a format is slow and a calendar uses the same one for every day. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Formats a moment in the site's style: "1:30 p.m.", "13:30". */
export function momentText(format: Intl.DateTimeFormat, moment: string): string {
  const parts = format.formatToParts(new Date(moment))
  return parts.map(({ type, value }) => (type === 'dayPeriod' ? (halvesOfDay[value] ?? value) : value)).join('')
}
