import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { rightIds, tasks } from './sample-data.ts'
import styles from './Permissions.module.css'

export function SdrAssistantSection({ schedule, meet, permissions, ...texts }: PageTexts['assistant']) {
  return (
    <AssistantSection
      {...texts}
      action={
        <>
          <SchedulingLink variant="brand">{schedule}</SchedulingLink>
          <ButtonLink page="sales-ai-co-pilot" variant="outlineOnDark" label={meet} />
        </>
      }
    >
      <Permissions {...permissions} />
    </AssistantSection>
  )
}

/** Screen readers get only the selected choice. */
function Permissions({ name, state, rights, tasks: texts }: PageTexts['assistant']['permissions']) {
  return (
    <Panel>
      <PanelBar name={name} state={state} />
      <dl className={styles.tasks}>
        {tasks.map(({ id, right }) => (
          <div key={id}>
            <dt>{texts[id]}</dt>
            <dd>
              {rightIds.map((each) => (
                <span key={each} data-set={each === right ? each : undefined} aria-hidden={each !== right || undefined}>
                  {rights[each]}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
