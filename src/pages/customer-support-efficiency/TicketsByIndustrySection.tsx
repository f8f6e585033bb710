import { TitledSection } from '#sections/TitledSection.tsx'
import { Grid } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import styles from './TicketsByIndustrySection.module.css'

const industries = ['retail', 'telecom', 'insurance', 'utilities'] as const

export function TicketsByIndustrySection({ title, lead, labels, tickets }: PageTexts['industries']) {
  return (
    <TitledSection title={title} lead={lead} gap={11}>
      <ul className={styles.tickets}>
        {industries.map((id) => (
          <Grid as="li" key={id} columns={3} gap={5}>
            <div>
              <h3>{tickets[id].industry}</h3>
              <p>{tickets[id].message}</p>
            </div>
            <p>
              <b>{labels.assistant}</b> {tickets[id].assistant}
            </p>
            <p>
              <b>{labels.person}</b> {tickets[id].person}
            </p>
          </Grid>
        ))}
      </ul>
    </TitledSection>
  )
}
