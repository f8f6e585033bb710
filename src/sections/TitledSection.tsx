import type { ComponentProps } from 'react'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'

type Props = ComponentProps<typeof Section> & {
  title: string
  lead?: string | undefined
  containerClass?: string | undefined
}

export function TitledSection({ title, lead, containerClass, children, ...section }: Props) {
  return (
    <Section {...section}>
      <Container className={containerClass}>
        <SectionHeading title={title} lead={lead} />
        {children}
      </Container>
    </Section>
  )
}
