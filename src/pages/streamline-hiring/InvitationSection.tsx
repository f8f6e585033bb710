import { Actions } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FactList } from '#ui/FactList.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { HiringLinks } from './HiringLinks.tsx'
import styles from './InvitationSection.module.css'

type Props = PageTexts['invitation'] & Pick<PageTexts, 'assistantLink'>

const monthDays = Array.from({ length: 20 }, (_, day) => `M${(day % 5) * 24 + 2} ${Math.floor(day / 5) * 24 + 12}h20`)

export function InvitationSection({ kind, value, unit, label, title, text, facts, assistantLink }: Props) {
  return (
    <ContainedSection surface="deep">
      <Card className={styles.card}>
        <div className={styles.leaf}>
          <p>{kind}</p>
          <svg className={styles.month} width="100%" viewBox="0 0 120 96" aria-hidden>
            <path strokeWidth="20" d={monthDays.join('')} />
            <rect x="74" y="50" width="20" height="20" />
          </svg>
          <p>
            <b>{value}</b> {unit}
          </p>
        </div>
        <div className={styles.entry}>
          <p>{label}</p>
          <h2>{title}</h2>
          <p>{text}</p>
          <FactList facts={[facts.when, facts.who, facts.bring]} />
          <Actions>
            <HiringLinks assistantLink={assistantLink} />
          </Actions>
        </div>
      </Card>
    </ContainedSection>
  )
}
