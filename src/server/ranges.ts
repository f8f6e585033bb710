/** Byte range, both ends inclusive. */
export type Range = { start: number; end: number }

const SINGLE = /^bytes=(\d*)-(\d*)$/

/** Undefined: send the full file, also for multiple ranges. `none`: not satisfiable (416). */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // An end before the start makes the header invalid: ignore it.
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start < size && start <= end ? { start, end } : 'none'
}
