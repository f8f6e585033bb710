import type { ComponentProps, ReactNode } from 'react'
import { portraitOf } from '#site/build-constants.ts'
import type { PortrayedId } from '#site/people.ts'
import { Quote } from '#ui/Quote.tsx'
import { ContainedSection, type SectionSurface } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Props = Pick<ComponentProps<typeof Quote>, 'text' | 'author' | 'position'> & {
  person: PortrayedId
  title: string
  surface?: SectionSurface | 'paper'
  containerClass?: string | undefined
  children?: ReactNode
}

export function QuoteSection({ title, surface = 'deep', containerClass, children, person, ...quote }: Props) {
  return (
    <ContainedSection {...(surface === 'paper' ? { rhythm: 'close' } : { surface })} containerClass={containerClass}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Quote {...quote} portrait={portraitOf(person)} />
      {children}
    </ContainedSection>
  )
}
