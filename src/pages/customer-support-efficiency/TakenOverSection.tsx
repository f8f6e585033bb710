import { UserRound } from 'lucide'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { Actions } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { TicketParts } from './TicketParts.tsx'
import styles from './TakenOverSection.module.css'

export function TakenOverSection({ title, lead, link, person, ticket }: PageTexts['takenOver']) {
  return (
    <Section surface="sand" className={styles.section}>
      <Container className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={lead} />
          <Actions>
            <ButtonLink page="customer-ai-support" variant="outline">
              {link}
            </ButtonLink>
          </Actions>
          <p className={styles.person}>
            <Icon of={UserRound} size={22} />
            {person}
          </p>
        </div>
        <TicketParts {...ticket} />
      </Container>
    </Section>
  )
}
