import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import { Paper } from '#ui/Paper.tsx'
import { Section } from '#ui/Section.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import styles from './PurchaseRequestSection.module.css'

type Props = PageTexts['close']

const factIds = ['cost', 'length', 'approver'] as const

/** A sample purchase request; approving it is the call to action. */
export function PurchaseRequestSection({ number, from, status, title, text, facts, action }: Props) {
  return (
    <Section surface="tint" className={styles.section}>
      <Container>
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
              {factIds.map((id) => (
                <div key={id}>
                  <dt>{facts[id].name}</dt>
                  <dd>{facts[id].value}</dd>
                </div>
              ))}
            </dl>
            <SchedulingLink variant="ink">{action}</SchedulingLink>
          </div>
        </Paper>
      </Container>
    </Section>
  )
}
