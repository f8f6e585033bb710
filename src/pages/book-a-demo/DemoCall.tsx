import { fillBrackets } from '#site/template.ts'
import { Cluster } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import { demoCall, demoExamples } from './sample-data.ts'
import styles from './DemoCall.module.css'

const CELL = { width: 20, height: 13, gap: 3, inRow: 10 }

const { minute, closed, handed } = demoCall
const read = closed + handed
const all = Object.values(demoExamples).reduce((sum, count) => sum + count, 0)
const { width, height } = sizeOf(all)

export function DemoCall({ name, ...texts }: PageTexts['after']['steps']['call']['figure']) {
  return (
    <div className={styles.call} data-og-image="">
      <Cluster as="p" gap={3} className={styles.head}>
        <span>{name}</span> <span>{fillBrackets(texts.elapsed, { minute: String(minute) })}</span>
      </Cluster>
      <p className={styles.read}>
        <b>{read}</b> {fillBrackets(texts.read, { count: String(all) })}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path className={styles.closed} d={cells(0, closed)} />
        <path className={styles.handed} d={cells(closed, read)} />
        <path d={cells(read, all)} />
      </svg>
      <Cluster as="ul" gap={5} className={styles.key}>
        <li className={styles.closed}>
          {closed} {texts.closed}
        </li>
        <li className={styles.handed}>
          {handed} {texts.handed}
        </li>
      </Cluster>
    </div>
  )
}

/** One path of short, thick lines. `to` is exclusive. */
export function cells(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index
    const x = (place % CELL.inRow) * CELL.width
    const y = Math.floor(place / CELL.inRow) * CELL.height + CELL.height / 2
    return `M${x} ${y}h${CELL.width - CELL.gap}`
  }).join('')
}

/** Excludes the gap after the last cell of a row. */
export function sizeOf(count: number): { width: number; height: number } {
  return { width: CELL.inRow * CELL.width - CELL.gap, height: Math.ceil(count / CELL.inRow) * CELL.height }
}
