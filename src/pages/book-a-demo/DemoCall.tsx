import { fillBrackets } from '#site/template.ts'
import { cells, sizeOf } from './cells.ts'
import type { PageTexts } from './definition.ts'
import { demoCall, demoExamples } from './sample-data.ts'
import styles from './DemoCall.module.css'

const { minute, closed, handed } = demoCall
const read = closed + handed
const all = demoExamples.reduce((sum, { count }) => sum + count, 0)
const { width, height } = sizeOf(all)

export function DemoCall({ name, ...texts }: PageTexts['after']['steps']['call']['figure']) {
  return (
    <div className={styles.call} data-og-image="">
      <p className={styles.head}>
        <span>{name}</span> <span>{fillBrackets(texts.elapsed, { minute: String(minute) })}</span>
      </p>
      <p className={styles.read}>
        <b>{read}</b> {fillBrackets(texts.read, { count: String(all) })}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path className={styles.closed} d={cells(0, closed)} />
        <path className={styles.handed} d={cells(closed, read)} />
        <path d={cells(read, all)} />
      </svg>
      <ul className={styles.key}>
        <li className={styles.closed}>
          {closed} {texts.closed}
        </li>
        <li className={styles.handed}>
          {handed} {texts.handed}
        </li>
      </ul>
    </div>
  )
}
