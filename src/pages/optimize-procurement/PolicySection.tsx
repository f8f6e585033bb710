import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import type { PageTexts } from './definition.ts'
import { PolicyPanel } from './PolicyPanel.tsx'

export function PolicySection({ panel, ...texts }: PageTexts['policy']) {
  return (
    <AssistantSection {...texts} action={<ConversionLinks surface="dark" without="/talk-to-an-expert" />}>
      <PolicyPanel {...panel} />
    </AssistantSection>
  )
}
