import type { PageTexts } from './definition.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './TicketsByIndustrySection.module.css'

type Props = PageTexts['industries']

/** One ticket from each industry: what the customer writes, what the assistant does, what stays with a person. */
export function TicketsByIndustrySection({ title, lead, labels, tickets }: Props) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <ul className={styles.tickets}>
          {tickets.map(({ industry, message, assistant, person }) => (
            <li key={industry}>
              <div>
                <h3>{industry}</h3>
                <p className={styles.message}>{message}</p>
              </div>
              <p>
                <b>{labels.assistant}</b> {assistant}
              </p>
              <p>
                <b>{labels.person}</b> {person}
              </p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
