import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Cluster, Split } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import styles from './PurchaseRequestSection.module.css'

export function PurchaseRequestSection({ number, from, status, title, text, facts, action }: PageTexts['close']) {
  return (
    <ContainedSection surface="tint" className={styles.section}>
      <Paper>
        <Cluster as="p" gap={8} className={styles.head}>
          <b>{number}</b>
          <span>{from}</span>
          <Tag status="pending" withDot>
            {status}
          </Tag>
        </Cluster>
        <div className={styles.text}>
          <SectionHeading title={title} lead={text} />
        </div>
        <Split className={styles.foot}>
          <dl>
            {[facts.cost, facts.length, facts.approver].map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          <SchedulingLink variant="ink">{action}</SchedulingLink>
        </Split>
      </Paper>
    </ContainedSection>
  )
}
