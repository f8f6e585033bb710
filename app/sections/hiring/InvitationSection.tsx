import type { Texts } from '../../texts/resources.ts'
import { Actions } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { HiringLinks } from './HiringLinks.tsx'
import styles from './InvitationSection.module.css'

type Hiring = Texts['streamlinehiring']
type Props = Hiring['invitation'] & Pick<Hiring, 'assistantLink'>

/** The close: an entry for the visitor's own calendar, still without a date. */
export function InvitationSection({ kind, value, unit, label, title, text, facts, assistantLink }: Props) {
  return (
    <Section ground="forest">
      <Wrap>
        <Card className={styles.card}>
          <p className={styles.leaf}>
            {kind} <b>{value}</b> {unit}
          </p>
          <div className={styles.entry}>
            <p>{label}</p>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
            <FactList facts={facts} />
            <Actions>
              <HiringLinks assistantLink={assistantLink} />
            </Actions>
          </div>
        </Card>
      </Wrap>
    </Section>
  )
}
