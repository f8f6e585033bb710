import { classes } from '#ui/classes.ts'
import { initialsOf } from '#ui/initials.ts'
import type { PageTexts } from './definition.ts'
import { claimsToday } from './sample-data.ts'
import { guides, limitLine, positionOnSheet, routes, SHEET, stations, type Station, type StationId } from './system.ts'
import styles from './DeskDrawing.module.css'

const textComponents = { plan: PlannedText, build: BuiltText, running: RunningText }

/** An outline has empty stations. */
type Props = { variant: keyof typeof textComponents; desk: PageTexts['desk'] } | { variant: 'outline'; desk?: never }

const ACTIVE: StationId = 'check'

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
        {desk && <path className={styles.guides} d={guideLines} strokeDasharray="3 3" />}
        <path className={styles.lines} d={lines} />
        <path className={styles.heads} d={heads} strokeLinecap="round" strokeLinejoin="round" />
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

type TextProps = { station: Station; desk: PageTexts['desk'] }

function PlannedText({ station: { id, by }, desk }: TextProps) {
  const { name, plan } = desk.stations[id]
  return (
    <g className={classes(styles.text, styles.planned, styles[by])}>
      <Line kind="name" by={by} text={name} />
      <Line kind="note" by={by} text={plan} />
      {id === 'inbox' && (
        <text className={styles.limitText} y="100%">
          {desk.limit}
        </text>
      )}
    </g>
  )
}

function BuiltText({ station: { id, by }, desk }: TextProps) {
  const { name, build } = desk.stations[id]
  const unfinished = id === ACTIVE
  return (
    <g className={classes(styles.text, styles[by], unfinished && styles.unfinished)}>
      {unfinished && <Hatching />}
      <Line kind="name" by={by} text={name} />
      {unfinished && <Dot active />}
      <Line kind="note" by={by} text={build} />
    </g>
  )
}

function RunningText({ station: { id, by }, desk }: TextProps) {
  const { name, running } = desk.stations[id]
  if (by === 'person') {
    return (
      <g className={classes(styles.text, styles.someone)}>
        <circle className={styles.avatar} cx="29" cy="50%" r="18" />
        <text className={styles.initials} x="29" y="50%" textAnchor="middle">
          {initialsOf(desk.decides)}
        </text>
        <Line kind="name" text={desk.decides} />
        <Line kind="note" text={`${claimsToday[id]} ${running}`} />
      </g>
    )
  }
  return (
    <g className={classes(styles.text, styles.counted)}>
      <Dot active={id === ACTIVE} />
      <Line kind="note" text={name} />
      <text className={styles.count} x="0" y="50%">
        {claimsToday[id]} <tspan>{running}</tspan>
      </text>
    </g>
  )
}

/** Positioned from the middle of the left side, or from the center for a person. CSS does the rest. */
function Line({ kind, by, text }: { kind: 'name' | 'note'; by?: Station['by']; text: string }) {
  return (
    <text className={styles[kind]} x={by === 'person' ? '50%' : '0'} y="50%">
      {text}
    </text>
  )
}

function Dot({ active }: { active: boolean }) {
  return (
    <g className={classes(styles.dot, active && styles.active)}>
      <circle cy="50%" r="4" />
      {active && <circle className={styles.pulse} cy="50%" r="4" />}
    </g>
  )
}

function Hatching() {
  return (
    <>
      <pattern id="unfinished" className={styles.hatch} width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M-1 15L15 -1M-1 1L1 -1M13 15L15 13" strokeWidth="1.6" />
      </pattern>
      <rect className={styles.hatched} x="1" y="1" rx="5" fill="url(#unfinished)" />
    </>
  )
}
