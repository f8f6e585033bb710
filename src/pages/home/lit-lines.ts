import { morning, type Statistic } from './page-data.ts'

/** Every task of an assistant saves hours. */
export function litLines(statistic: Statistic) {
  return morning.filter((entry) =>
    statistic === 'hours' ? entry.by !== 'person' : 'for' in entry && entry.for === statistic,
  )
}
