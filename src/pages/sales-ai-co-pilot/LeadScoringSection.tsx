import { PageLink } from '#routing/PageLink.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { CallLists } from './CallLists.tsx'
import type { PageTexts } from './definition.ts'
import { scoreParts } from './sample-data.ts'
import styles from './LeadScoringSection.module.css'

type Props = PageTexts['scoring']

export function LeadScoringSection({ title, lead, lists, overruled, sources, more }: Props) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <CallLists {...lists} />
        <p className={styles.overruled}>
          <Avatar initials={overruled.initials} of="person" />
          {overruled.text}
        </p>
        <div className={styles.sources}>
          <div>
            <h3>{sources.title}</h3>
            <PageLink page="close-more-deals" className={textLinkClass}>
              {more}
            </PageLink>
          </div>
          <dl>
            {scoreParts.map(({ id }) => (
              <div key={id}>
                <dt>{sources.parts[id].label}</dt>
                <dd>{sources.parts[id].text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  )
}
