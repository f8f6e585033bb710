import { MinuteRuler } from '../../demos/diagnostic/MinuteRuler.tsx'
import type { Texts } from '../../texts/resources.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'

/** What happens in the few minutes that it takes. */
export function MinutesSection({ title, lead, steps }: Texts['aimaturitydiagnostic']['process']) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <MinuteRuler steps={steps} />
      </Wrap>
    </Section>
  )
}
