export const metrics = ['performance', 'accessibility', 'fcp', 'lcp', 'tbt', 'cls'] as const

export type Metric = (typeof metrics)[number]

/** Scores in points; fcp, lcp and tbt in milliseconds; cls without a unit. */
export type Sample = Record<Metric, number>

export type PageSpeed = { path: string; site: Sample; yardstick: Sample }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export function medianSample(samples: readonly Sample[]): Sample {
  return sampleOf((metric) => median(samples.map((sample) => sample[metric])))
}

/** Compared with the page without scripts, so it depends little on the machine. */
export function cost({ site, yardstick }: PageSpeed): Sample {
  return sampleOf((metric) => (isScore(metric) ? yardstick[metric] - site[metric] : site[metric] - yardstick[metric]))
}

function isScore(metric: Metric): boolean {
  return metric === 'performance' || metric === 'accessibility'
}

export function costFigures(pages: readonly PageSpeed[]): Record<Metric, Record<string, number>> {
  const of = (metric: Metric) => Object.fromEntries(pages.map((page) => [page.path, round(cost(page)[metric])]))
  return Object.fromEntries(metrics.map((metric) => [metric, of(metric)])) as Record<Metric, Record<string, number>>
}

function round(value: number): number {
  return Number(value.toFixed(3))
}

function sampleOf(valueOf: (metric: Metric) => number): Sample {
  return Object.fromEntries(metrics.map((metric) => [metric, valueOf(metric)])) as Sample
}

type Target = { label: string; format: (page: PageSpeed) => string; isMet: (page: PageSpeed) => boolean }

const TBT_ABOVE_MS = 30
const LCP_ABOVE_MS = 150
const FULL_SCORE = 100

const fullScore = (metric: 'performance' | 'accessibility'): Target => ({
  label: `${metric} ${FULL_SCORE}`,
  format: ({ site }) => String(Math.round(site[metric])),
  isMet: ({ site }) => Math.round(site[metric]) >= FULL_SCORE,
})

const targets: readonly Target[] = [
  fullScore('performance'),
  fullScore('accessibility'),
  {
    label: `TBT at most ${TBT_ABOVE_MS} ms above the yardstick's`,
    format: (page) => `+${Math.round(cost(page).tbt)} ms`,
    isMet: (page) => cost(page).tbt <= TBT_ABOVE_MS,
  },
  {
    label: `LCP at most ${LCP_ABOVE_MS / 1000} s above the yardstick's`,
    format: (page) => `+${(cost(page).lcp / 1000).toFixed(2)} s`,
    isMet: (page) => cost(page).lcp <= LCP_ABOVE_MS,
  },
]

export function judge(pages: readonly PageSpeed[]): string[] {
  return targets.map(({ label, format, isMet }) => {
    const failing = pages.filter((page) => !isMet(page)).map((page) => `${page.path} (${format(page)})`)
    return failing.length === 0
      ? `met: ${label}`
      : `NOT MET: ${label}, on ${failing.length} of ${pages.length}: ${failing.join(', ')}`
  })
}

/** Score of a page without scripts on an idle machine. */
const IDLE_YARDSTICK = 98

/** Times measured on a busy machine should not be accepted. */
export function isBusy(pages: readonly PageSpeed[]): boolean {
  return median(pages.map(({ yardstick }) => yardstick.performance)) < IDLE_YARDSTICK
}
