import { FormFrame } from '#embeds/FormFrame.tsx'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { demoSteps } from './page-data.ts'
import styles from './BookADemoSection.module.css'

/** The "Book a demo" link in the navigation scrolls to this section's id. */
export function BookADemoSection({ title, lead, steps }: PageTexts['bookADemo']) {
  return (
    <ContainedSection id="book-a-demo" surface="sand" aria-labelledby="book-a-demo-title">
      <Split className={styles.columns}>
        <div>
          <SectionHeading id="book-a-demo-title" title={title} lead={lead} />
          <dl className={styles.steps}>
            {demoSteps.map((id) => (
              <div key={id}>
                <dt>{steps[id].title}</dt>
                <dd>{steps[id].text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FormFrame of="lead-form" />
      </Split>
    </ContainedSection>
  )
}
