import { Quote } from '#ui/Quote.tsx'
import { ContainedSection, type SectionSurface } from '#ui/Section.tsx'
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
    <ContainedSection surface={surface === 'paper' ? undefined : surface} containerClass={className}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Quote {...quote} />
    </ContainedSection>
  )
}
