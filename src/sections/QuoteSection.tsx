import { Container } from '#ui/Container.tsx'
import { Quote } from '#ui/Quote.tsx'
import { Section, type SectionSurface } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Props = {
  title: string
  text: string
  author: string
  position: string
  surface?: SectionSurface | 'paper'
  /** Class of the container. */
  className?: string | undefined
}

export function QuoteSection({ title, surface = 'deep', className, ...quote }: Props) {
  return (
    <Section surface={surface === 'paper' ? undefined : surface}>
      <Container className={className}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} />
      </Container>
    </Section>
  )
}
