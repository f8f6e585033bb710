import type { PageTexts } from './definition.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { WordColumns } from '../../ui/WordColumns.tsx'
import { Wrap } from '../../ui/Wrap.tsx'

/** The problem: three places where a line ends that should not. */
export function DropOffSection({ title, places }: PageTexts['dropOff']) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} />
        <WordColumns items={places} />
      </Wrap>
    </Section>
  )
}
