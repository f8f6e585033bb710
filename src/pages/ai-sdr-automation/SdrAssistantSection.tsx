import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import type { PageTexts } from './definition.ts'
import { Permissions } from './Permissions.tsx'

export function SdrAssistantSection({ schedule, meet, permissions, ...texts }: PageTexts['assistant']) {
  return (
    <AssistantSection
      {...texts}
      action={
        <>
          <SchedulingLink variant="brand">{schedule}</SchedulingLink>
          <ButtonLink page="sales-ai-co-pilot" variant="outlineOnDark">
            {meet}
          </ButtonLink>
        </>
      }
    >
      <Permissions {...permissions} />
    </AssistantSection>
  )
}
