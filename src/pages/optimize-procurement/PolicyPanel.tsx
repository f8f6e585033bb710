import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { policyRules } from './sample-data.ts'
import styles from './PolicyPanel.module.css'

export function PolicyPanel({ name, state, rules }: PageTexts['policy']['panel']) {
  return (
    <Panel>
      <PanelBar name={name} state={state} />
      <ul className={styles.rules} role="list" aria-label={name}>
        {policyRules.map(({ id, status }) => (
          <li key={id}>
            <p>
              <b>{rules[id].rule}</b>
              {rules[id].found}
            </p>
            <Tag status={status}>{rules[id].verdict}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
