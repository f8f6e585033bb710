import { morning, type Statistic } from './page-data.ts'

/** The lines of the log that a statistic is about: whatever an assistant did saves hours. */
export function litLines(statistic: Statistic) {
  return morning.filter((entry) =>
    statistic === 'hours' ? entry.by !== 'person' : 'for' in entry && entry.for === statistic,
  )
}
