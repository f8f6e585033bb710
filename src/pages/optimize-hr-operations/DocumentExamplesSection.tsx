import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { DocumentProcessing } from './DocumentProcessing.tsx'
import styles from './DocumentExamplesSection.module.css'

type Props = PageTexts['examples']

const industryIds = ['retail', 'manufacturing', 'healthcare', 'logistics'] as const

export function DocumentExamplesSection({ title, lead, industries, processing }: Props) {
  return (
    <Section surface="sand" className={styles.section}>
      <Container className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={lead} />
          <ul className={styles.industries}>
            {industryIds.map((id) => (
              <li key={id}>
                <h3>{industries[id].name}</h3>
                <p>{industries[id].useCase}</p>
              </li>
            ))}
          </ul>
        </div>
        <DocumentProcessing {...processing} />
      </Container>
    </Section>
  )
}
