import { FactList } from '#ui/FactList.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import styles from './RefundRecord.module.css'

export function RefundRecord({ facts, done }: PageTexts['endings']['done']['record']) {
  return (
    <div className={styles.record}>
      <FactList facts={[facts.refund, facts.order, facts.limit]} forValues />
      <p>
        <StatusDot status="done" />
        {done}
      </p>
    </div>
  )
}
