/** Only zones of the world: an offset knows no daylight-saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false
  try {
    void new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
