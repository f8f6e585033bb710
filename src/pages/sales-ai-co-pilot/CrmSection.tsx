import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Tag } from '#ui/Status.tsx'
import { CrmFields, statusOfRight } from './CrmFields.tsx'
import type { PageTexts } from './definition.ts'
import { rightIds } from './sample-data.ts'
import styles from './CrmSection.module.css'

export function CrmSection({ title, lead, rights, table }: PageTexts['crm']) {
  return (
    <Section>
      <Container className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={lead} />
          <dl className={styles.rights}>
            {rightIds.map((right) => (
              <div key={right}>
                <dt>
                  <Tag status={statusOfRight[right]}>{rights[right].label}</Tag>
                </dt>
                <dd>{rights[right].text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <CrmFields rights={rights} table={table} />
      </Container>
    </Section>
  )
}
