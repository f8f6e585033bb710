import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { isOwnAgent, describeAgent } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { MinuteRuler } from './MinuteRuler.tsx'

export function MinutesSection({ title, lead, steps }: PageTexts['process']) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} {...(isOwnAgent && { lead })} />
        <MinuteRuler
          steps={{ choose: steps.choose, answer: addOwnAgentText(steps.answer), read: addOwnAgentText(steps.read) }}
        />
      </Container>
    </Section>
  )
}

function addOwnAgentText(step: { title: string; text: string; here: string }) {
  return { ...step, text: describeAgent(step.text, step.here) }
}
