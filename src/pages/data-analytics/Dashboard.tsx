import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Stat } from '#ui/Stat.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DEMAND, demandChart, isRunningShort } from './charts.ts'
import type { PageTexts } from './definition.ts'
import { morningTrace, stockItems } from './sample-data.ts'
import styles from './Dashboard.module.css'

const daysLeft = Math.min(...stockItems.map((item) => item.daysLeft))

export function Dashboard({ name, state, tag, trace, ...texts }: PageTexts['dashboard']) {
  return (
    <Panel className={styles.panel}>
      <LivePanelBar name={name} state={state} tag={tag} />
      <div className={styles.figures}>
        <Stat value={String(daysLeft)} label={texts.daysLeft} />
        <Stat value={String(stockItems.filter(isRunningShort).length)} label={texts.runsShort} />
      </div>
      <div className={styles.chart}>
        <VisuallyHidden>{texts.chart}</VisuallyHidden>
        <svg viewBox={`0 0 ${DEMAND.width} ${DEMAND.height}`} preserveAspectRatio="none" aria-hidden>
          <path className={styles.orders} strokeWidth="3" d={demandChart.orders} />
          <path className={styles.cover} d={`M0 0H${DEMAND.width}V${DEMAND.base}H0z`} />
          <path className={styles.axis} strokeWidth="1" d={`M0 ${DEMAND.base}h${DEMAND.width}`} />
          <path className={styles.today} strokeWidth="1" strokeDasharray="3 4" d={demandChart.today} />
          <path className={styles.range} strokeWidth="2" d={demandChart.range} />
          <path className={styles.forecastRange} d={demandChart.forecastRange} />
          <path className={styles.forecast} strokeWidth="3" strokeDasharray="1 7" d={demandChart.forecast} />
          <path className={styles.dot} strokeWidth="12" d={demandChart.todayDot} />
        </svg>
        <p className={styles.weeks} aria-hidden>
          <span>{texts.from}</span>
          <span>{texts.today}</span>
          <span>{texts.to}</span>
        </p>
      </div>
      <DemoTrace {...trace} statuses={morningTrace} />
    </Panel>
  )
}
