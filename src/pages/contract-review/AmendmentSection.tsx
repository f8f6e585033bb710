import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { AmendmentDraft } from './AmendmentDraft.tsx'
import type { PageTexts } from './definition.ts'

export function AmendmentSection({ draft, action, ...texts }: PageTexts['assistant']) {
  return (
    <AssistantSection
      {...texts}
      action={
        <ButtonLink page="ai-contract-analysis" variant="brand" withArrow>
          {action}
        </ButtonLink>
      }
    >
      <AmendmentDraft {...draft} initials={texts.initials} />
    </AssistantSection>
  )
}
