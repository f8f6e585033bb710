import { cost, isBusy, judge, type Metric, type PageSpeed } from './speed.ts'

const columns: readonly { metric: Metric; head: string; format: (value: number) => string }[] = [
  { metric: 'performance', head: 'perf', format: (value) => value.toFixed(0) },
  { metric: 'accessibility', head: 'a11y', format: (value) => value.toFixed(0) },
  { metric: 'fcp', head: 'FCP s', format: (value) => (value / 1000).toFixed(2) },
  { metric: 'lcp', head: 'LCP s', format: (value) => (value / 1000).toFixed(2) },
  { metric: 'tbt', head: 'TBT ms', format: (value) => value.toFixed(0) },
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
