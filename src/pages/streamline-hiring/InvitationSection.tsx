import { Actions } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Container } from '#ui/Container.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { HiringLinks } from './HiringLinks.tsx'
import styles from './InvitationSection.module.css'

type Hiring = PageTexts
type Props = Hiring['invitation'] & Pick<Hiring, 'assistantLink'>

const factIds = ['when', 'who', 'bring'] as const

/** Four weeks of five days. */
const monthDays = Array.from(
  { length: 20 },
  (_, day) => `M${(day % 5) * 24 + 2} ${Math.floor(day / 5) * 24 + 12}h20`,
).join('')

/** Closing section: an entry in the visitor's calendar. */
export function InvitationSection({ kind, value, unit, label, title, text, facts, assistantLink }: Props) {
  return (
    <Section surface="deep">
      <Container>
        <Card className={styles.card}>
          <div className={styles.leaf}>
            <p>{kind}</p>
            <MonthDrawing />
            <p>
              <b>{value}</b> {unit}
            </p>
          </div>
          <div className={styles.entry}>
            <p>{label}</p>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
            <FactList facts={factIds.map((id) => facts[id])} />
            <Actions>
              <HiringLinks assistantLink={assistantLink} />
            </Actions>
          </div>
        </Card>
      </Container>
    </Section>
  )
}

function MonthDrawing() {
  return (
    <svg className={styles.month} viewBox="0 0 120 96" aria-hidden>
      <path d={monthDays} />
      <rect x="74" y="50" width="20" height="20" />
    </svg>
  )
}
