import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { MorningPlan } from './MorningPlan.tsx'

type Page = PageTexts
type Props = Page['morning'] & Pick<Page, 'deals'>

export function MorningSection({ title, lead, plan, draft, deals }: Props) {
  return (
    <Section surface="sand">
      <Container>
        <SectionHeading title={title} lead={lead} />
        <MorningPlan plan={plan} draft={draft} texts={deals} />
      </Container>
    </Section>
  )
}
