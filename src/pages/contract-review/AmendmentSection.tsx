import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { traceSteps } from './sample-data.ts'
import styles from './AmendmentSection.module.css'

export function AmendmentSection({ draft, action, ...texts }: PageTexts['assistant']) {
  return (
    <AssistantSection
      {...texts}
      action={<ButtonLink page="ai-contract-analysis" variant="brand" withArrow label={action} />}
    >
      <div role="group" aria-label={draft.label}>
        <Panel>
          <PanelBar initials={texts.initials} name={draft.name} state={draft.about}>
            <Tag status="pending">{draft.state}</Tag>
          </PanelBar>
          <Stack gap={5} className={styles.body}>
            <p>
              <RichText text={draft.change} />
            </p>
            <FactList facts={(['rule', 'wording', 'decides'] as const).map((id) => draft.facts[id])} />
          </Stack>
          <DemoTrace statuses={traceSteps.amendment} steps={draft.trace} />
        </Panel>
      </div>
    </AssistantSection>
  )
}
