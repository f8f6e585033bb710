import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { traceSteps } from './sample-data.ts'
import styles from './AmendmentDraft.module.css'

export function AmendmentSection({ draft, action, ...texts }: PageTexts['assistant']) {
  return (
    <AssistantSection
      {...texts}
      action={<ButtonLink page="ai-contract-analysis" variant="brand" withArrow label={action} />}
    >
      <AmendmentDraft {...draft} initials={texts.initials} />
    </AssistantSection>
  )
}

type Props = PageTexts['assistant']['draft'] & { initials: string }

function AmendmentDraft({ label, initials, name, about, state, change, facts, trace }: Props) {
  return (
    <div role="group" aria-label={label}>
      <Panel>
        <PanelBar initials={initials} name={name} state={about}>
          <Tag status="pending">{state}</Tag>
        </PanelBar>
        <div className={styles.body}>
          <p className={styles.change}>
            <RichText text={change} />
          </p>
          <FactList facts={(['rule', 'wording', 'decides'] as const).map((id) => facts[id])} />
        </div>
        <DemoTrace statuses={traceSteps.amendment} steps={trace} />
      </Panel>
    </div>
  )
}
