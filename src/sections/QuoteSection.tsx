import { Avatar } from '#ui/Avatar.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Quote } from '#ui/Quote.tsx'
import { Section, type SectionGround } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Wrap } from '#ui/Wrap.tsx'

type Props = {
  /** Visually hidden heading. */
  title: string
  text: string
  author: string
  position: string
  ground?: SectionGround | 'paper'
}

export function QuoteSection({ title, ground = 'deep', ...quote }: Props) {
  return (
    <Section ground={ground === 'paper' ? undefined : ground}>
      <Wrap>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initialsOf(quote.author)} of="person" />} />
      </Wrap>
    </Section>
  )
}
