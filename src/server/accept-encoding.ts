/** Compressed variants the build writes of a file. The first wins if a client weighs both equally. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** Browsers send only a handful of values; the cap keeps made-up ones from filling the memory. */
const REMEMBERED = 200
const known = new Map<string, Encoding[]>()

/** Accepted encodings, most preferred first. `identity` is always last, as the fallback. */
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

/** Parses `gzip;q=0.5`. A `q` that is 0 or not a number means not accepted. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return [name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality) || 0]
}
