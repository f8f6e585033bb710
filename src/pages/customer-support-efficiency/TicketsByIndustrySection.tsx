import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './TicketsByIndustrySection.module.css'

type Props = PageTexts['industries']

const industries = ['retail', 'telecom', 'insurance', 'utilities'] as const

export function TicketsByIndustrySection({ title, lead, labels, tickets }: Props) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
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
      </Container>
    </Section>
  )
}
