/** A rectangle shared out among values: the area of each part is its share of the whole. */

/** In percent of the whole. */
export type Part = { x: number; y: number; width: number; height: number }

/**
 * The values in columns from left to right, each column from top to bottom. How many values share a column is given: it
 * keeps every part wide enough for its words.
 */
export function treemap(values: readonly number[], columns: readonly number[]): Part[] {
  const whole = sum(values)
  return split(values, columns).flatMap((column, index, all) => {
    const before = sum(all.slice(0, index).flat())
    const inColumn = sum(column)
    return column.map((value, row) => ({
      x: percent(before, whole),
      y: percent(sum(column.slice(0, row)), inColumn),
      width: percent(inColumn, whole),
      height: percent(value, inColumn),
    }))
  })
}

/** The same parts in rows in place of columns. */
export function turned(parts: readonly Part[]): Part[] {
  return parts.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }))
}

function split(values: readonly number[], counts: readonly number[]): number[][] {
  return counts.map((count, index) => {
    const start = sum(counts.slice(0, index))
    return values.slice(start, start + count)
  })
}

function percent(part: number, whole: number): number {
  return (100 * part) / whole
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
