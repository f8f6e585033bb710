import { TitledSection } from '#sections/TitledSection.tsx'
import type { PageTexts } from './definition.ts'
import styles from './TicketsByIndustrySection.module.css'

const industries = ['retail', 'telecom', 'insurance', 'utilities'] as const

export function TicketsByIndustrySection({ title, lead, labels, tickets }: PageTexts['industries']) {
  return (
    <TitledSection title={title} lead={lead}>
      <ul className={styles.tickets}>
        {industries.map((id) => (
          <li key={id}>
            <div>
              <h3>{tickets[id].industry}</h3>
              <p className={styles.message}>{tickets[id].message}</p>
            </div>
            <p>
              <b>{labels.assistant}</b> {tickets[id].assistant}
            </p>
            <p>
              <b>{labels.person}</b> {tickets[id].person}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
