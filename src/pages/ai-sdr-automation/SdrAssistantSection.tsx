import { PageLink } from '#routing/PageLink.tsx'
import { AssistantSection } from '#sections/AssistantSection.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { buttonClass } from '#ui/Button.tsx'
import type { PageTexts } from './definition.ts'
import { Permissions } from './Permissions.tsx'

type Props = PageTexts['assistant']

export function SdrAssistantSection({ schedule, meet, permissions, ...texts }: Props) {
  return (
    <AssistantSection
      {...texts}
      action={
        <>
          <SchedulingLink variant="brand">{schedule}</SchedulingLink>
          <PageLink page="sales-ai-co-pilot" className={buttonClass({ variant: 'outlineOnDark' })}>
            {meet}
          </PageLink>
        </>
      }
    >
      <Permissions {...permissions} />
    </AssistantSection>
  )
}
