/** The forms that the build writes of a file besides the plain one; of two that are equally welcome the first is sent. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** A handful of browsers say a handful of things; whoever makes up others must not fill the memory. */
const REMEMBERED = 200
const known = new Map<string, Encoding[]>()

/** What a visitor takes, the most welcome first; the plain form is always the last resort. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return plain
  const cached = known.get(header)
  if (cached) return cached
  if (known.size >= REMEMBERED) known.clear()
  const accepted = read(header)
  known.set(header, accepted)
  return accepted
}

const plain: Encoding[] = ['identity']

function read(header: string): Encoding[] {
  const weights = new Map(header.split(',').map(weightOf))
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const welcome = encodings.filter(
    (encoding) => weight(encoding) > 0 && weight(encoding) >= (weights.get('identity') ?? 0),
  )
  return [...welcome.toSorted((one, other) => weight(other) - weight(one)), 'identity']
}

/** `gzip;q=0.5` is worth half, `br;q=0` is not wanted, and what cannot be read is not wanted either. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return [name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality) || 0]
}
