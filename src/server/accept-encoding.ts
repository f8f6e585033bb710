/** Compressed variants that the build writes; the first wins if a client weighs both equally. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** Browsers send only a handful of values; the cap keeps made-up ones from filling the memory. */
const MAX_CACHED = 200
const cache = new Map<string, Encoding[]>()

/** Most preferred first; `identity` is always last, as the fallback. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return identityOnly
  const cached = cache.get(header)
  if (cached) return cached
  if (cache.size >= MAX_CACHED) cache.clear()
  const accepted = parse(header)
  cache.set(header, accepted)
  return accepted
}

const identityOnly: Encoding[] = ['identity']

function parse(header: string): Encoding[] {
  const weights = new Map(header.split(',').map(weightOf))
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const preferred = encodings.filter(
    (encoding) => weight(encoding) > 0 && weight(encoding) >= (weights.get('identity') ?? 0),
  )
  return [...preferred.toSorted((one, other) => weight(other) - weight(one)), 'identity']
}

/** Parses `gzip;q=0.5`. A `q` that is 0 or not a number means not accepted. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((field) => field.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return [name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality) || 0]
}
