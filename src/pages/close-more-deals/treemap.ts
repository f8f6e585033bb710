/** In percent of the full rectangle. */
export type Part = { x: number; y: number; width: number; height: number }

/** `columns` is the number of values per column, chosen to keep every part wide enough for its text. */
export function treemap(values: readonly number[], columns: readonly number[]): Part[] {
  const total = sum(values)
  return split(values, columns).flatMap((column, index, all) => {
    const before = sum(all.slice(0, index).flat())
    const inColumn = sum(column)
    return column.map((value, row) => ({
      x: percent(before, total),
      y: percent(sum(column.slice(0, row)), inColumn),
      width: percent(inColumn, total),
      height: percent(value, inColumn),
    }))
  })
}

export function transpose(parts: readonly Part[]): Part[] {
  return parts.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }))
}

function split(values: readonly number[], counts: readonly number[]): number[][] {
  return counts.map((count, index) => {
    const start = sum(counts.slice(0, index))
    return values.slice(start, start + count)
  })
}

function percent(part: number, total: number): number {
  return (100 * part) / total
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
