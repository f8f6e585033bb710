import { useLayoutEffect, type ReactNode, type RefObject } from 'react'
import type { DiagnosticMessage } from '#browser/frame-parent.ts'
import { classes } from '#ui/classes.ts'
import { RADAR_LAYOUT, radarPoint } from '#ui/radar-shape.ts'
import { useWidget } from './widget-store.ts'
import styles from './VisitorShape.module.css'

type Props = DiagnosticMessage & { box: RefObject<HTMLDivElement | null>; className: string | undefined }

const { width, height: tall, center } = RADAR_LAYOUT

/** The frame covers the middle of the radar, so a score of 0 is halfway out, and 100 is below the header. */
const placeOf = (score: number | null | undefined) => 0.5 + (score ?? 0) * 0.003

/** Draws the visitor's answers behind the conversation, and gives their report the width of the page. */
export default function VisitorShape({ scores, height, box, className }: Props): ReactNode {
  const isOpen = useWidget().phase !== 'present' && height > 0
  useLayoutEffect(() => {
    const hero = box.current?.closest('section')
    // The last message may be from a frame that has been removed.
    if (!hero || !isOpen || box.current?.dataset['phase'] !== 'shown') return
    hero.dataset['report'] = ''
    hero.scrollIntoView()
    return () => hero.removeAttribute('data-report')
  }, [box, isOpen])
  useLayoutEffect(() => box.current?.style.setProperty('--report', `${height}px`), [box, height])
  const ends = scores.map((_, axis) => {
    return radarPoint({ ...RADAR_LAYOUT, center: { x: 0, y: 0 } }, axis, scores.length, 1)
  })
  return (
    <svg
      className={classes(className, styles.shape)}
      viewBox={`0 0 ${width} ${tall}`}
      data-answered={scores.some((score) => score !== null) || undefined}
      aria-hidden
    >
      <g transform={`translate(${center.x} ${center.y})`}>
        {ends.map((end, axis) => {
          const next = (axis + 1) % ends.length
          const { x, y } = ends[next] ?? end
          return (
            // Scaling a triangle along its two axes moves each corner along its own.
            <g key={`${end.x} ${end.y}`} transform={`matrix(${end.x} ${end.y} ${x} ${y} 0 0)`}>
              <g className={styles.part} transform={`scale(${placeOf(scores[axis])} ${placeOf(scores[next])})`}>
                <path d="M0 0L1 0L0 1" />
                <path className={styles.edge} d="M1 0L0 1" />
              </g>
            </g>
          )
        })}
        {ends.map(({ x, y }, axis) => {
          const place = placeOf(scores[axis])
          return (
            <g key={`${x} ${y}`} className={styles.part} transform={`translate(${x * place} ${y * place})`}>
              <circle className={styles.dot} r="1.4" data-answered={scores[axis] !== null || undefined} />
            </g>
          )
        })}
      </g>
    </svg>
  )
}
