import { fillBrackets, keepTogether } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { modelBars, modelOutlets, OUTLET } from './charts.ts'
import type { PageTexts } from './definition.ts'
import { modelQuarters } from './sample-data.ts'
import { HEIGHT, orderedLines, SOURCES } from './tangle.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './DemandModel.module.css'
import lines from './Lines.module.css'

const INLET_WIDTH = 64

const MONTHS_IN_QUARTER = 3
const months = String(modelQuarters.bars.length * MONTHS_IN_QUARTER)
const heldBack = String(modelQuarters.heldBack * MONTHS_IN_QUARTER)

/** Six lines go in, in order; three come out: the expected value, the maximum and the minimum. */
export function DemandModel({ name, data, checked }: PageTexts['model']) {
  return (
    <div className={styles.figure} data-og-image="">
      <div className={classes(lines.lines, styles.inlet)}>
        <svg viewBox={`0 0 ${INLET_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path d={orderedLines(SOURCES, INLET_WIDTH)} />
          <path className={styles.gate} d={`M0 ${HEIGHT / 2 - 66}v132`} />
        </svg>
      </div>
      <div className={classes(styles.model, surfaces.dark)}>
        <b>{name}</b>
        <p>{keepTogether(fillBrackets(data, { months, heldBack }))}</p>
        <svg viewBox="0 0 140 46" aria-hidden>
          <path d={modelBars.learned} />
          <path d={modelBars.heldBack} />
        </svg>
        <p>{checked}</p>
      </div>
      <div className={classes(lines.lines, lines.forecast, styles.outlet)}>
        <svg viewBox={`0 0 ${OUTLET.width} ${OUTLET.height}`} preserveAspectRatio="none" aria-hidden>
          <path d={modelOutlets} />
        </svg>
      </div>
    </div>
  )
}
