import { PageLink } from '#routing/PageLink.tsx'
import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { AmendmentDraft } from './AmendmentDraft.tsx'
import type { PageTexts } from './definition.ts'

export function AmendmentSection({ draft, action, ...texts }: PageTexts['assistant']) {
  return (
    <AssistantSection
      {...texts}
      action={
        <PageLink page="ai-contract-analysis" className={buttonClass({ variant: 'brand' })}>
          {action}
          <ButtonArrow />
        </PageLink>
      }
    >
      <AmendmentDraft {...draft} initials={texts.initials} />
    </AssistantSection>
  )
}
