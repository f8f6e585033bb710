import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { isOwnAgent, promised } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { MinuteRuler } from './MinuteRuler.tsx'

export function MinutesSection({ title, lead, steps }: PageTexts['process']) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} {...(isOwnAgent && { lead })} />
        <MinuteRuler steps={{ choose: steps.choose, answer: whole(steps.answer), read: whole(steps.read) }} />
      </Wrap>
    </Section>
  )
}

function whole(step: { title: string; text: string; here: string }) {
  return { ...step, text: promised(step.text, step.here) }
}
