import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { textLinkClass } from '../../ui/TextLink.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './LeadLogSection.module.css'

/** Everything that is done with one lead, as the log of it. */
export function LeadLogSection({ title, lead, more, steps }: PageTexts['solution']) {
  return (
    <Section ground="sand">
      <Wrap className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading title={title} lead={lead} />
          <p className={styles.more}>
            <SiteLink to="/usecases/sales" className={textLinkClass}>
              {more}
            </SiteLink>
          </p>
        </div>
        <ol className={styles.log}>
          {steps.map((step) => (
            <li key={step.time}>
              <time>{step.time}</time>
              <div>
                <h3>{step.title}</h3>
                {step.text && <p>{step.text}</p>}
                {step.message && <blockquote>{step.message}</blockquote>}
                {step.facts && (
                  <ul>
                    {step.facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  )
}
