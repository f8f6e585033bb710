/** A spreadsheet, cell by cell, around the ones that are selected. */

const COLUMNS = 'ABCDEFGHI'
const ROWS = 8

/** The offer lies over these. */
const SELECTED = { columns: 'BCDEF', firstRow: 3, lastRow: 7 }

/** Cells that have gone wrong. */
const ERRORS = new Set(['D2', 'H3', 'D8'])

/** Cells that nobody is sure of. */
const DOUBTFUL = new Set(['D1', 'B2', 'E2', 'A3', 'A4', 'H7', 'C8', 'G8'])

/** Where there is less room, the last columns go first; where there is little, all but four, and what stands beside the selection. */
const LAST_COLUMNS = 'HI'
const FIRST_COLUMNS = 'ABCD'

type Cell = {
  at: string
  text: string
  kind?: 'head' | 'doubtful' | 'error' | undefined
  /** Needs so much room; without it there is always enough. */
  room?: 'some' | 'much' | undefined
}

/** Row by row with the letters and numbers at the edges; what is selected is left out. */
export function sheetCells(texts: Readonly<Record<string, string>>): Cell[] {
  const cells: Cell[] = [{ at: 'corner', text: '', kind: 'head' }]
  for (const column of COLUMNS) cells.push({ at: column, text: column, kind: 'head', room: roomFor(column) })
  for (let row = 1; row <= ROWS; row += 1) {
    cells.push({ at: `${row}`, text: `${row}`, kind: 'head' })
    const besideSelection = row >= SELECTED.firstRow && row <= SELECTED.lastRow
    for (const column of COLUMNS) {
      if (besideSelection && SELECTED.columns.includes(column)) continue
      const at = `${column}${row}`
      const text = texts[at] ?? ''
      cells.push({ at, text, kind: kindOf(at), room: roomFor(column) ?? (besideSelection ? 'some' : undefined) })
    }
  }
  return cells
}

function kindOf(at: string): Cell['kind'] {
  if (ERRORS.has(at)) return 'error'
  return DOUBTFUL.has(at) ? 'doubtful' : undefined
}

function roomFor(column: string): Cell['room'] {
  if (LAST_COLUMNS.includes(column)) return 'much'
  return FIRST_COLUMNS.includes(column) ? undefined : 'some'
}
