import { Actions } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'

type Props = { title: string; text: string }

/** Default call to action at the end of a page. */
export function ClosingSection({ title, text }: Props) {
  return (
    <Section surface="tint">
      <Container>
        <SectionHeading title={title} lead={text} />
        <Actions>
          <ConversionLinks />
        </Actions>
      </Container>
    </Section>
  )
}
