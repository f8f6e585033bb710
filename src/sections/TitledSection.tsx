import type { ComponentProps } from 'react'
import { Stack } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'

type Props = ComponentProps<typeof ContainedSection> & {
  title: string
  lead?: string | undefined
  gap?: ComponentProps<typeof Stack>['gap']
}

/** Without `gap`, the content sets its distance from the heading. */
export function TitledSection({ title, lead, gap, children, ...section }: Props) {
  const heading = <SectionHeading title={title} lead={lead} />
  return (
    <ContainedSection {...section}>
      {gap ? (
        <Stack gap={gap}>
          {heading}
          {children}
        </Stack>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </ContainedSection>
  )
}
