import { classes } from './classes.ts'
import {
  CAPTION_LINE,
  RADAR_LAYOUT,
  RADAR_RINGS,
  radarCaption,
  radarPoint,
  radarPoints,
  radarRing,
  type RadarLayout,
} from './radar-shape.ts'
import styles from './Radar.module.css'

type RadarAxis = {
  id: string
  /** From 0 to 1; omit it while there is no score yet. */
  value?: number
  isWeak?: boolean
  caption?: { name: string; value: string }
}

type Props = {
  axes: readonly RadarAxis[]
  /** Text alternative. Without it the radar is decorative, and adjacent text must carry the data. */
  label?: string
  /** Position of each ring, from 0 (center) to 1. */
  rings?: readonly number[]
  spokes?: boolean
  endRadius?: number
  dotRadius?: number
  layout?: RadarLayout
  className?: string | undefined
}

/** Without values it shows only the axes. */
export function Radar(props: Props) {
  const { axes, label, rings = RADAR_RINGS, spokes, endRadius, dotRadius, layout = RADAR_LAYOUT, className } = props
  const count = axes.length
  const ends = radarRing(layout, count, 1).split(' ')
  const values = axes.flatMap(({ value }) => value ?? [])
  return (
    <svg
      className={classes(styles.radar, className)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {rings.map((ring) => (
        <polygon key={ring} className={styles.line} points={radarRing(layout, count, ring)} />
      ))}
      {spokes && (
        <path className={styles.line} d={ends.map((end) => `M${layout.center.x},${layout.center.y}L${end}`).join('')} />
      )}
      {/* Round caps turn zero-length lines into dots. */}
      {endRadius && (
        <path className={styles.ends} d={ends.map((end) => `M${end}h0`).join('')} strokeWidth={endRadius * 2} />
      )}
      {values.length === count && <polygon className={styles.shape} points={radarPoints(layout, values)} />}
      {dotRadius &&
        axes.map(({ id, value = 0, isWeak }, axis) => {
          const { x, y } = radarPoint(layout, axis, count, value)
          return <circle key={id} className={classes(styles.dot, isWeak && styles.weak)} cx={x} cy={y} r={dotRadius} />
        })}
      {axes.map(
        ({ id, caption, isWeak }, axis) =>
          caption && <Caption key={id} {...caption} isWeak={isWeak} {...radarCaption(layout, axis, count)} />,
      )}
    </svg>
  )
}

type CaptionProps = NonNullable<RadarAxis['caption']> &
  ReturnType<typeof radarCaption> & { isWeak: boolean | undefined }

function Caption({ name, value, isWeak, x, y, anchor }: CaptionProps) {
  return (
    <>
      <text x={x} y={y} textAnchor={anchor}>
        {name}
      </text>
      <text className={classes(styles.value, isWeak && styles.weak)} x={x} y={y + CAPTION_LINE} textAnchor={anchor}>
        {value}
      </text>
    </>
  )
}
