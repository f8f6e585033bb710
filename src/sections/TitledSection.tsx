import type { ComponentProps } from 'react'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'

type Props = ComponentProps<typeof ContainedSection> & { title: string; lead?: string | undefined }

export function TitledSection({ title, lead, children, ...section }: Props) {
  return (
    <ContainedSection {...section}>
      <SectionHeading title={title} lead={lead} />
      {children}
    </ContainedSection>
  )
}
