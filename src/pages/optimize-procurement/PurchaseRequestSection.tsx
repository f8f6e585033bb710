import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Paper } from '#ui/Paper.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import styles from './PurchaseRequestSection.module.css'

export function PurchaseRequestSection({ number, from, status, title, text, facts, action }: PageTexts['close']) {
  return (
    <ContainedSection surface="tint" className={styles.section}>
      <Paper>
        <p className={styles.head}>
          <b>{number}</b>
          <span>{from}</span>
          <Tag status="pending" withDot>
            {status}
          </Tag>
        </p>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.foot}>
          <dl>
            {[facts.cost, facts.length, facts.approver].map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </div>
      </Paper>
    </ContainedSection>
  )
}
