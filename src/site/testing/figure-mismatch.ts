/** Failure messages for tests of illustrations that show a figure: they name the values that would fit. */

/** For illustrations that show a share of a number of items. */
export function describeCountMismatch(items: string, count: number, of: number, percent: number): string {
  const fits = Math.round((of * percent) / 100)
  const shown = Math.round((100 * count) / of)
  return `${items}: ${count} of ${of} are ${shown}%. Change the count to ${fits} for ${percent}%, or the figure to ${shown}%.`
}

/** For illustrations that show two averages and how much lower the second is. */
export function describeAverageMismatch(before: number, after: number, count: number, percent: number): string {
  const fits = Array.from({ length: Math.ceil(before) }, (_, minutes) => minutes).filter(
    (minutes) => savedShare(before, minutes) === percent,
  )
  const totals = fits.map((minutes) => minutes * count)
  return `${before} minutes before and ${after} after are ${savedShare(before, after)}% less. For ${percent}%, change the second average to ${fits.join(' or ')}: the ${count} tickets then take ${totals.join(' or ')} minutes in total, instead of ${after * count}.`
}

export function savedShare(before: number, after: number): number {
  return Math.round(100 * (1 - after / before))
}
