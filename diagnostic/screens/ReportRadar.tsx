import { useTexts } from '../../app/texts/useTexts.ts'
import { classes } from '../../app/ui/classes.ts'
import { fillBrackets } from '../../app/site/template.ts'
import type { DimensionReport } from '../report.ts'
import { LABEL_LINE, labelOn, pointOn, RINGS, shapeOf, SIZE } from './radar-labels.ts'
import { isWeak } from './weak.ts'
import styles from './ReportRadar.module.css'

/** Seven scores as a shape, each with its name and value. */
export function ReportRadar({ scores }: { scores: readonly DimensionReport[] }) {
  const { radar } = useTexts('diagnostic').report
  const count = scores.length
  const spoken = scores.map(({ name, score }) => `${name} ${score}`).join(', ')
  return (
    <svg
      className={styles.radar}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={fillBrackets(radar, { scores: spoken })}
    >
      {RINGS.map((size) => (
        <polygon key={size} className={styles.ring} points={shapeOf(scores.map(() => size))} />
      ))}
      {scores.map(({ dimension }, axis) => {
        const middle = pointOn(axis, count, 0)
        const end = pointOn(axis, count, 1)
        return <line key={dimension} className={styles.ring} x1={middle.x} y1={middle.y} x2={end.x} y2={end.y} />
      })}
      <polygon className={styles.shape} points={shapeOf(scores.map(({ score }) => score / 100))} />
      {scores.map(({ dimension, name, score }, axis) => {
        const place = pointOn(axis, count, score / 100)
        const { x, y, anchor } = labelOn(axis, count)
        return (
          <g key={dimension} className={classes(isWeak(score) && styles.weak)}>
            <circle className={styles.dot} cx={place.x} cy={place.y} r="4.5" />
            <text x={x} y={y} textAnchor={anchor}>
              {name}
            </text>
            <text className={styles.value} x={x} y={y + LABEL_LINE} textAnchor={anchor}>
              {score}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
