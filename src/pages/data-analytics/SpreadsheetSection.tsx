import { DemoLink } from '#sections/ButtonLink.tsx'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import styles from './SpreadsheetSection.module.css'

const COLUMNS = 'ABCDEFGHI'
const ROWS = 8

/** Covered by the offer. */
const SELECTED = { columns: 'BCDEF', firstRow: 3, lastRow: 7 }

const ERRORS = new Set(['D2', 'H3', 'D8'])

const DOUBTFUL = new Set(['D1', 'B2', 'E2', 'A3', 'A4', 'H7', 'C8', 'G8'])

/** With less space, the last columns go; with little, all but the first four and the cells beside the selection. */
const LAST_COLUMNS = 'HI'
const FIRST_COLUMNS = 'ABCD'

export function SpreadsheetSection({ title, text, cells }: PageTexts['close']) {
  return (
    <Section surface="sand" className={styles.section}>
      <div className={styles.sheet}>
        <div className={styles.cells} aria-hidden>
          {sheetCells(cells).map(({ at, kind, room, text: written }) => (
            <span key={at} className={classes(kind && styles[kind], room && styles[room]) || undefined}>
              {written}
            </span>
          ))}
        </div>
        <div className={styles.selected}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Actions>
            <DemoLink variant="ink" />
          </Actions>
        </div>
      </div>
    </Section>
  )
}

type Cell = {
  at: string
  text: string
  kind?: 'head' | 'doubtful' | 'error' | undefined
  /** Space that the cell needs; if undefined, it is always shown. */
  room?: 'some' | 'much' | undefined
}

/** Row by row, including row and column headers. Selected cells are left out. */
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
