import { PolicyPanel } from './PolicyPanel.tsx'
import type { Texts } from '../../texts/resources.ts'
import { AssistantSection } from '../../sections/AssistantSection.tsx'
import { ConversionLinks } from '../../sections/ConversionLinks.tsx'

/** The rules that the assistant keeps to, as it reads them. */
export function PolicySection({ panel, ...words }: Texts['optimizeprocurement']['policy']) {
  return (
    <AssistantSection {...words} action={<ConversionLinks ground="dark" without="/talk-to-an-expert" />}>
      <PolicyPanel {...panel} />
    </AssistantSection>
  )
}
