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
  return byMetric((metric) => median(samples.map((sample) => sample[metric])))
}

/** Compared with the page without scripts, so it depends little on the machine. */
export function cost({ site, yardstick }: PageSpeed): Sample {
  return byMetric((metric) => {
    const isScore = metric === 'performance' || metric === 'accessibility'
    return isScore ? yardstick[metric] - site[metric] : site[metric] - yardstick[metric]
  })
}

export function costFigures(pages: readonly PageSpeed[]): Record<Metric, Record<string, number>> {
  return byMetric((metric) =>
    Object.fromEntries(pages.map((page) => [page.path, Number(cost(page)[metric].toFixed(3))])),
  )
}

function byMetric<Value>(valueOf: (metric: Metric) => Value): Record<Metric, Value> {
  return Object.fromEntries(metrics.map((metric) => [metric, valueOf(metric)])) as Record<Metric, Value>
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

const integer = (value: number) => value.toFixed(0)
const seconds = (ms: number) => (ms / 1000).toFixed(2)

const columns: readonly { metric: Metric; head: string; format: (value: number) => string }[] = [
  { metric: 'performance', head: 'perf', format: integer },
  { metric: 'accessibility', head: 'a11y', format: integer },
  { metric: 'fcp', head: 'FCP s', format: seconds },
  { metric: 'lcp', head: 'LCP s', format: seconds },
  { metric: 'tbt', head: 'TBT ms', format: integer },
  { metric: 'cls', head: 'CLS', format: (value) => value.toFixed(3) },
]

export function printSpeed(pages: readonly PageSpeed[]): void {
  const rows = pages.map((page) => {
    const cells = columns.map(({ metric, head, format }) => {
      const values = [page.site[metric], page.yardstick[metric], cost(page)[metric]]
      return [head, values.map(format).join(' | ')] as const
    })
    return [page.path, Object.fromEntries(cells)] as const
  })
  console.log('Medians: page | without scripts | cost')
  console.table(Object.fromEntries(rows))
  for (const line of judge(pages)) console.log(line)
  if (isBusy(pages))
    console.log(
      'The machine was busy: pages without scripts were slow too. Measure again before you rely on these figures.',
    )
}
