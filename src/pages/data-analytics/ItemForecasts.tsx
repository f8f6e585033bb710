import { GrowOnView } from '#ui/GrowOnView.tsx'
import { ITEM, itemChart, isRunningShort } from './charts.ts'
import type { PageTexts } from './definition.ts'
import { stockItems } from './sample-data.ts'
import styles from './ItemForecasts.module.css'

export function ItemForecasts({ title, legend, days, short, names }: PageTexts['items']) {
  return (
    <GrowOnView className={styles.items}>
      <p>
        <b>{title}</b> {legend}
      </p>
      <ul>
        {stockItems.map((item) => {
          const chart = itemChart(item)
          return (
            <li key={item.id} className={isRunningShort(item) ? styles.short : undefined}>
              <p>
                <b>{names[item.id]}</b> <span>{isRunningShort(item) ? short : `${item.daysLeft} ${days}`}</span>
              </p>
              <svg viewBox={`0 0 ${ITEM.width} ${ITEM.height}`} preserveAspectRatio="none" aria-hidden>
                <path d={chart.range} />
                <path d={chart.orders} />
                <path d={chart.forecast} />
              </svg>
            </li>
          )
        })}
      </ul>
    </GrowOnView>
  )
}
