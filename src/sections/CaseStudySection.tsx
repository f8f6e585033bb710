import type { ComponentProps } from 'react'
import { portraitOf } from '#site/build-constants.ts'
import type { PortrayedId } from '#site/people.ts'
import { FactList } from '#ui/FactList.tsx'
import { Split } from '#ui/Layout.tsx'
import { Quote } from '#ui/Quote.tsx'
import type { SectionSurface } from '#ui/Section.tsx'
import { TitledSection } from './TitledSection.tsx'

type Fact = ComponentProps<typeof FactList>['facts'][number]

type Props = Pick<ComponentProps<typeof Quote>, 'text' | 'author' | 'position'> & {
  person: PortrayedId
  title: string
  facts: Readonly<Record<'before' | 'connected' | 'weeks' | 'after' | 'measured', Fact>>
  /** A light one: the facts have the colors of light surfaces. */
  surface?: Exclude<SectionSurface, 'deep' | 'brand'> | undefined
}

export function CaseStudySection({ title, facts, surface = 'sand', person, ...quote }: Props) {
  const { before, connected, weeks, after, measured } = facts
  return (
    <TitledSection title={title} surface={surface} gap={10} rhythm="close">
      <Split ratio="7:5">
        <Quote {...quote} portrait={portraitOf(person)} size="medium" />
        <FactList facts={[before, connected, weeks, after, measured]} />
      </Split>
    </TitledSection>
  )
}
