import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Container } from '#ui/Container.tsx'
import { isOwnAgent, promised } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { MinuteRuler } from './MinuteRuler.tsx'

export function MinutesSection({ title, lead, steps }: PageTexts['process']) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} {...(isOwnAgent && { lead })} />
        <MinuteRuler steps={{ choose: steps.choose, answer: whole(steps.answer), read: whole(steps.read) }} />
      </Container>
    </Section>
  )
}

function whole(step: { title: string; text: string; here: string }) {
  return { ...step, text: promised(step.text, step.here) }
}
