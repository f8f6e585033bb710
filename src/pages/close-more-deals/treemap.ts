/** In percent of the full rectangle. */
export type Part = { x: number; y: number; width: number; height: number }

/** `columns` is the number of values per column, chosen to keep every part wide enough for its text. */
export function treemap(values: readonly number[], columns: readonly number[]): Part[] {
  const total = sum(values)
  let first = 0
  let x = 0
  return columns.flatMap((count) => {
    const column = values.slice(first, first + count)
    const inColumn = sum(column)
    const width = (100 * inColumn) / total
    const parts = column.map((value, row) => ({
      x,
      y: (100 * sum(column.slice(0, row))) / inColumn,
      width,
      height: (100 * value) / inColumn,
    }))
    first += count
    x += width
    return parts
  })
}

export function transpose(parts: readonly Part[]): Part[] {
  return parts.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
