import { keysOf } from '#i18n/merge-texts.ts'
import { AssistantSection } from '#sections/AssistantSection.tsx'
import { DemoLink } from '#sections/ButtonLink.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { policyRules } from './sample-data.ts'
import styles from './PolicySection.module.css'

export function PolicySection({ panel: { name, state, rules }, ...texts }: PageTexts['policy']) {
  return (
    <AssistantSection {...texts} action={<DemoLink variant="brand" />}>
      <Panel>
        <PanelBar name={name} state={state} />
        <ul className={styles.rules} role="list" aria-label={name}>
          {keysOf(policyRules).map((id) => (
            <Cluster as="li" key={id} gap={5}>
              <p>
                <b>{rules[id].rule}</b>
                {rules[id].found}
              </p>
              <Tag status={policyRules[id]}>{rules[id].verdict}</Tag>
            </Cluster>
          ))}
        </ul>
      </Panel>
    </AssistantSection>
  )
}
