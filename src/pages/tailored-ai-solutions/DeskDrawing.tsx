import type { PageTexts } from './definition.ts'
import { BuiltText, PlannedText, RunningText } from './StationText.tsx'
import { guides, limitLine, positionOnSheet, routes, SHEET, stations } from './system.ts'
import styles from './DeskDrawing.module.css'

const textComponents = { plan: PlannedText, build: BuiltText, running: RunningText }

type Desk = PageTexts['desk']

/** An outline has empty stations. */
type Props = { variant: keyof typeof textComponents; desk: Desk } | { variant: 'outline'; desk?: never }

/** Wider than any screen: the page cuts off the guide lines. */
const BEYOND = 2000

const lines = routes.map(({ line }) => line).join('')
const heads = routes.map(({ head }) => head).join('')
const guideLines = guides.map((y) => `M${-BEYOND} ${y}H${BEYOND}`).join('')
const claims = routes.flatMap((route) => route.claims)

/** Decorative: DeskTable has the same content. */
export function DeskDrawing({ variant, desk }: Props) {
  const TextComponent = variant !== 'outline' && textComponents[variant]
  return (
    <svg className={styles.drawing} data-variant={variant} aria-hidden>
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        {desk && <path className={styles.guides} d={guideLines} />}
        <path className={styles.lines} d={lines} />
        <path className={styles.heads} d={heads} />
        {variant === 'plan' && <path className={styles.limit} d={limitLine} />}
        {variant === 'running' &&
          claims.map(([x, y]) => <circle key={`${x} ${y}`} className={styles.claim} cx={x} cy={y} r="4.5" />)}
      </svg>
      {stations.map((station) => (
        <svg key={station.id} className={styles.station} data-by={station.by} {...positionOnSheet(station)}>
          <rect width="100%" height="100%" />
          {TextComponent && desk && <TextComponent station={station} desk={desk} />}
        </svg>
      ))}
    </svg>
  )
}
