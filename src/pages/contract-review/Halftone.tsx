import { Fragment } from 'react'
import type { RiskLevel } from '#ui/Risk.tsx'
import { CELL, sizeOf, squares, type Grid } from './portfolio.ts'
import styles from './Halftone.module.css'

/** `ring` goes around another square; `faint` is for contracts out of focus. */
export type Mark = 'faint' | 'clear' | 'medium' | 'high' | 'ring'

/** Side of a square without its stroke, which rounds it and makes it larger. */
const SIDES: Record<Mark, number> = { faint: 2, clear: 4, medium: 8, high: 10, ring: 10 }

/** Indexes of the squares with each mark, from the bottom layer up. */
export type Layers = Partial<Record<Mark, readonly number[]>>

type Props = {
  count: number
  width?: string
  grid: Grid
  layers: Layers
  /** Resolved marks on top of all layers; they fade out while the map scrolls into view. */
  settled?: Layers | undefined
}

/** One cell per contract, by default one em wide. Decorative: the text is beside it. */
export function Halftone({ count, width, grid, layers, settled }: Props) {
  const { columns, rows } = sizeOf(count, grid)
  return (
    <svg
      className={styles.halftone}
      width={width ?? `${columns}em`}
      strokeLinejoin="round"
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      aria-hidden
    >
      <Squares grid={grid} layers={layers} />
      {settled && (
        <g className={styles.settled}>
          <Squares grid={grid} layers={settled} />
        </g>
      )}
    </svg>
  )
}

function Squares({ grid, layers }: Pick<Props, 'grid' | 'layers'>) {
  return (Object.keys(layers) as Mark[]).map((mark) => {
    const indexes = layers[mark] ?? []
    const path = squares(indexes, grid, SIDES[mark])
    if (mark === 'high')
      return indexes.map((index) => <path key={index} className={styles.high} d={squares([index], grid, SIDES.high)} />)
    return (
      <Fragment key={mark}>
        <path className={styles[mark]} d={path} />
        {/* A smaller square in the background color on top, because an outline could not have round corners. */}
        {mark === 'ring' && <path className={styles.inRing} d={path} />}
      </Fragment>
    )
  })
}

export function Square({ mark }: { mark: Mark }) {
  return <Halftone count={1} grid={{ lines: 'rows', length: 1 }} layers={{ [mark]: [0] }} />
}

export function SizedSquare({ mark, share }: { mark: RiskLevel; share: number }) {
  const side = round(CELL * Math.sqrt(share))
  const inset = round((CELL - side) / 2)
  return (
    <svg className={styles.halftone} width="1em" height="1em" viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden>
      <rect className={styles[mark]} x={inset} y={inset} width={side} height={side} rx={round(side / 5)} />
    </svg>
  )
}

/** A tenth of a unit is finer than a pixel. */
function round(length: number): number {
  return Math.round(length * 10) / 10
}
