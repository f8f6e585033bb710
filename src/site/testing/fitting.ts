/** What a failing test of a counted drawing says: the values that would fit, in one sentence. */

/** A drawing counts items, and a figure says which share of them. */
export function fittingCount(items: string, count: number, of: number, percent: number): string {
  const fits = Math.round((of * percent) / 100)
  const shown = Math.round((100 * count) / of)
  return `${items}: ${count} of ${of} are ${shown}%. For ${percent}% there have to be ${fits}; as it is, ${shown}% fits.`
}

/** Two averages are drawn, and a figure says how much the second is below the first. */
export function fittingAverage(before: number, after: number, count: number, percent: number): string {
  const fits = Array.from({ length: Math.ceil(before) }, (_, minutes) => minutes).filter(
    (minutes) => savedShare(before, minutes) === percent,
  )
  const totals = fits.map((minutes) => minutes * count)
  return `${before} minutes before and ${after} after are ${savedShare(before, after)}% less. For ${percent}% the second average has to be ${fits.join(' or ')}, so that the ${count} tickets take ${totals.join(' or ')} minutes together instead of ${after * count}.`
}

export function savedShare(before: number, after: number): number {
  return Math.round(100 * (1 - after / before))
}
