import { Actions } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'

type Props = { title: string; text: string }

/** Default call to action at the end of a page. */
export function ClosingSection({ title, text }: Props) {
  return (
    <Section ground="tint">
      <Wrap>
        <SectionHeading title={title} lead={text} />
        <Actions>
          <ConversionLinks />
        </Actions>
      </Wrap>
    </Section>
  )
}
