import { Avatar } from '../ui/Avatar.tsx'
import { Quote } from '../ui/Quote.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { Section } from '../ui/Section.tsx'

type Props = {
  /** The heading, for whoever does not see that this is a quote. */
  title: string
  text: string
  author: string
  position: string
  initials: string
}

/** One voice on a dark band. */
export function QuoteSection({ title, initials, ...quote }: Props) {
  return (
    <Section ground="forest">
      <Wrap>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initials} of="person" />} />
      </Wrap>
    </Section>
  )
}
