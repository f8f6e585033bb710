import { PAGE_ICONS } from '#site/page-icons.ts'
import { Container } from '#ui/Container.tsx'
import { SpriteIcon } from '#ui/Icon.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { WeighedBids } from './WeighedBids.tsx'
import { weighings } from './weighing.ts'
import styles from './ProcurementIndustriesSection.module.css'

export function ProcurementIndustriesSection({ title, lead, industries, ...texts }: PageTexts['industries']) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <ul className={styles.industries}>
          {weighings.map(({ id, ...weighing }) => (
            <li key={id}>
              <h3>
                <SpriteIcon file={PAGE_ICONS} name={id} size={30} />
                {industries[id].name}
              </h3>
              <WeighedBids {...weighing} texts={texts} />
              <ul className={styles.useCases}>
                {industries[id].useCases.map((useCase) => (
                  <li key={useCase}>{useCase}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
