/** Escape that nobody else has taken for themselves. */
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented
}
