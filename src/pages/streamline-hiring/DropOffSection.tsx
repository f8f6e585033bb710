import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { WordColumns } from '#ui/WordColumns.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'

const placeIds = ['pile', 'emailChain', 'silence'] as const

export function DropOffSection({ title, places }: PageTexts['dropOff']) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} />
        <WordColumns items={placeIds.map((id) => places[id])} />
      </Container>
    </Section>
  )
}
