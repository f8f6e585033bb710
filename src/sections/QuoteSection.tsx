import { Avatar } from '#ui/Avatar.tsx'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Quote } from '#ui/Quote.tsx'
import { Section, type SectionSurface } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Props = {
  /** Visually hidden heading. */
  title: string
  text: string
  author: string
  position: string
  surface?: SectionSurface | 'paper'
}

export function QuoteSection({ title, surface = 'deep', ...quote }: Props) {
  return (
    <Section surface={surface === 'paper' ? undefined : surface}>
      <Container>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initialsOf(quote.author)} of="person" />} />
      </Container>
    </Section>
  )
}
