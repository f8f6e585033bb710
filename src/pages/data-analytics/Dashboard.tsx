import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Panel } from '#ui/Panel.tsx'
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
        <p>
          <b>{daysLeft}</b> {texts.daysLeft}
        </p>
        <p>
          <b>{stockItems.filter(isRunningShort).length}</b> {texts.runsShort}
        </p>
      </div>
      <div className={styles.chart}>
        <VisuallyHidden>{texts.chart}</VisuallyHidden>
        <svg viewBox={`0 0 ${DEMAND.width} ${DEMAND.height}`} preserveAspectRatio="none" aria-hidden>
          <path className={styles.axis} d={`M0 ${DEMAND.base}h${DEMAND.width}`} />
          <path className={styles.today} d={demandChart.today} />
          <path className={styles.range} d={demandChart.range} />
          <path className={styles.forecastRange} d={demandChart.forecastRange} />
          <path className={styles.orders} d={demandChart.orders} />
          <path className={styles.forecast} d={demandChart.forecast} />
          <path className={styles.dot} d={demandChart.todayDot} />
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
