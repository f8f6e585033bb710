/** Bytes from `start` to `end`, both included. */
export type Range = { start: number; end: number }

const SINGLE = /^bytes=(\d*)-(\d*)$/

/** The part that is asked for. Undefined: all of it, also where several parts are asked for; `none`: there is no such part. */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // An end before its beginning is no range at all.
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start < size && start <= end ? { start, end } : 'none'
}
