import { Permissions } from './Permissions.tsx'
import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { AssistantSection } from '../../sections/AssistantSection.tsx'
import { SchedulingLink } from '../../sections/SchedulingLink.tsx'

type Props = PageTexts['assistant']

/** The assistant that does all this, and the settings that hold it. */
export function SdrAssistantSection({ schedule, meet, permissions, ...words }: Props) {
  return (
    <AssistantSection
      {...words}
      action={
        <>
          <SchedulingLink variant="emerald">{schedule}</SchedulingLink>
          <SiteLink to="/platform/sales-ai-co-pilot" className={buttonClass({ variant: 'outlineOnDark' })}>
            {meet}
          </SiteLink>
        </>
      }
    >
      <Permissions {...permissions} />
    </AssistantSection>
  )
}
