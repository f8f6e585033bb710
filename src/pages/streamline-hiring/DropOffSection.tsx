import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'

const placeIds = ['pile', 'emailChain', 'silence'] as const

export function DropOffSection({ title, places }: PageTexts['dropOff']) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} />
        <TextColumns items={placeIds.map((id) => places[id])} />
      </Container>
    </Section>
  )
}
