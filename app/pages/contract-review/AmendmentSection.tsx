import { AmendmentDraft } from './AmendmentDraft.tsx'
import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { ButtonArrow, buttonClass } from '../../ui/Button.tsx'
import { AssistantSection } from '../../sections/AssistantSection.tsx'

/** The assistant behind the map, with the amendment that it drafts for the opened contract. */
export function AmendmentSection({ draft, action, ...words }: PageTexts['assistant']) {
  return (
    <AssistantSection
      {...words}
      action={
        <SiteLink to="/platform/ai-contract-analysis" className={buttonClass({ variant: 'emerald' })}>
          {action}
          <ButtonArrow />
        </SiteLink>
      }
    >
      <AmendmentDraft {...draft} initials={words.initials} />
    </AssistantSection>
  )
}
